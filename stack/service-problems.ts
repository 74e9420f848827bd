/** What goes wrong before a service is asked, in the form in which its clients read its errors. */
export interface Problem {
  status: number;
  message: string;
  /** How each service calls it; `other` for functions and pages. */
  code: { auth: string; rest: string; storage: string; other: string };
}

export function problemResponse(
  path: string,
  { status, message, code }: Problem,
  headers: Record<string, string> = {},
): Response {
  const body = path.startsWith('/auth/')
    ? { code: status, error_code: code.auth, msg: message }
    : path.startsWith('/storage/')
      ? { statusCode: String(status), error: code.storage, message }
      : path.startsWith('/rest/')
        ? { code: code.rest, message, details: null, hint: null }
        : { code: code.other, message };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
