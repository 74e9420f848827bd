/** Where journeys find things, all on this machine; `E2E_PORT` and the two after it must be free. */
export const port = Number(process.env['E2E_PORT'] ?? 3300);
/** The pages of the parties outside: what mail came, what the push service got. */
export const simulatorsPort = port + 1;
/** A shop as a newcomer starts it, for the few journeys of `demo.e2e.ts`. */
export const demoPort = port + 2;

export const simulators = `http://127.0.0.1:${simulatorsPort}`;
