/** Another body for an answer that is no refusal. */
export async function rewrite<Answer>(
  response: Response,
  change: (answer: Answer) => unknown,
): Promise<Response> {
  if (!response.ok) return response;
  const answer = (await response.json()) as Answer;
  return new Response(JSON.stringify(change(answer)), {
    status: response.status,
    headers: withoutLength(response.headers),
  });
}

/** A body that was changed has another length. */
export function withoutLength(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.delete('content-length');
  return copy;
}
