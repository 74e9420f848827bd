export interface TapResult {
  passed: number;
  /** One text per failed assertion, with pgTAP's diagnostics; also when the plan was not met. */
  failures: string[];
}

/** Reads the Test Anything Protocol as pgTAP writes it, one value per selected row. */
export function readTap(values: readonly string[]): TapResult {
  const lines = values.flatMap((value) => value.split('\n'));
  const failures: string[] = [];
  let passed = 0;
  let planned: number | undefined;
  let inFailure = false;
  for (const line of lines) {
    const plan = /^1\.\.(\d+)$/.exec(line);
    if (plan) planned = Number(plan[1]);
    else if (/^ok \d+/.test(line)) passed += 1;
    else if (/^not ok \d+/.test(line)) failures.push(line);
    else if (line.startsWith('#') && inFailure) failures.push(`${failures.pop()}\n${line}`);
    if (!line.startsWith('#')) inFailure = line.startsWith('not ok');
  }
  const ran = passed + failures.length;
  if (planned === undefined) failures.push('No plan: the file must select plan(n).');
  else if (planned !== ran) failures.push(`Planned ${planned} assertions but ran ${ran}.`);
  return { passed, failures };
}
