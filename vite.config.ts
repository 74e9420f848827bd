import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['API_ORIGIN'] ?? 'http://localhost:3000';
const proxied = ['/auth/v1', '/rest/v1', '/storage/v1', '/functions/v1', '/config.json', '/healthz', '/dev'];

/** What every page needs, as one file: it compresses better and changes less often than our own code. */
const firstLoad =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|clsx|class-variance-authority)\//;

/** Our own small pieces of which every page needs most: as files of their own each would cost a request and its frame. */
const everywhere =
  /src\/(lib\/(anon-rest|app-error|cn|env|format|paths|project-fetch|query-client|session|session-store|stored|toast)|ui\/(alert|button|link|link-warmer|page-head|page-header|price|responsive-picture|skeleton))\.tsx?$/;

export default defineConfig({
  plugins: [react({ compiler: { logDiagnostics: false } }), tailwindcss()],
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // The stylesheet goes into the pages at prerender, small pictures must not travel inside scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: firstLoad },
            { name: 'pieces', test: everywhere },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(proxied.map((path) => [path, api])),
      '/realtime/v1': { target: api, ws: true },
    },
  },
});
