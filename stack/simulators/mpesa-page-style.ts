import { raw } from 'hono/html';

/** The look of the phone; in the page itself, so that it needs no second request. */
export const MPESA_PAGE_STYLE = raw(`
  :root { color-scheme: light dark; --paper: #faf6ee; --card: #fff; --ink: #22301f; --soft: #66705f; --line: #e2dccd;
    --good: #2f6b3a; --bad: #a8442a; --wait: #8a6414; }
  @media (prefers-color-scheme: dark) { :root { --paper: #171c16; --card: #20271f; --ink: #eef0e6; --soft: #a5ad9c;
    --line: #343d31; --good: #9ccb8f; --bad: #eb9b80; --wait: #e0bd6a; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; padding: 40px 24px; display: flex; flex-wrap: wrap; gap: 56px;
    justify-content: center; align-items: flex-start; font: 15px/1.5 system-ui, sans-serif; color: var(--ink);
    background: var(--paper); }
  .phone { width: 320px; height: 640px; padding: 12px; border-radius: 44px; background: #10130f; flex: none;
    display: flex; flex-direction: column; position: relative; color: #f4f3ec;
    box-shadow: 0 2px 4px #0003, 0 24px 60px #0004, inset 0 0 0 2px #3a4037; }
  .status { display: flex; justify-content: space-between; padding: 8px 20px; font-size: 13px; position: relative;
    z-index: 1; }
  .screen { position: absolute; inset: 12px; border-radius: 34px; padding: 20px; display: grid; place-items: center;
    background: radial-gradient(120% 80% at 20% 0, #5c7f4c 0, #2c4a31 45%, #14211a 100%); }
  .bar { position: absolute; left: 50%; bottom: 20px; width: 104px; height: 4px; margin-left: -52px; border-radius: 2px;
    background: #fff9; }
  .prompt { width: 100%; padding: 24px 20px 16px; border-radius: 22px; color: #1d241b; background: #f7f6f1;
    box-shadow: 0 12px 40px #0006; text-align: center; }
  .prompt h2 { margin: 0; font: 500 17px/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
  .prompt h2 span { white-space: nowrap; }
  .to { margin: 16px 0 10px; color: #5a6254; font-size: 14px; }
  .pin { display: flex; justify-content: center; gap: 14px; padding: 12px; border-bottom: 2px solid #2f8f3f; }
  .pin b, .pin i { width: 12px; height: 12px; border-radius: 50%; background: #1d241b; }
  .pin i { background: none; border: 2px solid #9aa193; }
  .buttons { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-top: 16px; }
  button { width: 100%; min-height: 48px; border: 0; border-radius: 14px; font: 600 15px system-ui, sans-serif;
    color: #8d3620; background: #f1e2da; cursor: pointer; }
  button.yes { color: #fff; background: #2a7d38; }
  button:hover { filter: brightness(.96); }
  button:focus-visible { outline: 3px solid #d8a531; outline-offset: 2px; }
  .idle { text-align: center; max-width: 220px; align-self: start; padding-top: 72px; }
  .clock { margin: 0 0 8px; font: 300 64px/1 system-ui, sans-serif; }
  .idle p:last-child { color: #dfe6d5; }
  section { flex: 1 1 340px; max-width: 520px; }
  h1 { margin: 0; font: 600 28px/1.2 Georgia, serif; }
  h3 { margin: 28px 0 4px; font: 600 17px/1.3 Georgia, serif; }
  .lead, .meta, td { color: var(--soft); }
  .more { color: var(--wait); font-weight: 600; }
  ol { list-style: none; margin: 0; padding: 0; }
  li { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 12px 0; border-bottom: 1px solid var(--line); }
  .sum { order: -1; font-weight: 600; }
  small { font-size: 13px; font-weight: 400; color: var(--soft); }
  .meta { grid-column: 1 / -1; font-size: 13px; }
  .outcome { font-size: 13px; font-weight: 600; }
  .outcome.paid { color: var(--good); }
  .outcome.failed { color: var(--bad); }
  .outcome.open { color: var(--wait); }
  details { margin-top: 28px; }
  summary { cursor: pointer; min-height: 32px; font-weight: 600; }
  th { padding: 3px 20px 3px 0; text-align: left; white-space: nowrap; }
`);
