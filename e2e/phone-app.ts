import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

/** A call that the site makes of the phone, as it crosses the bridge. */
type PhoneCall = {
  callbackId: string;
  pluginId: string;
  methodName: string;
  options: Record<string, unknown>;
};

/** The plugins of our app with the methods that the site uses; `addListener` answers many times. */
const PLUGINS = {
  App: ['minimizeApp'],
  Browser: ['open'],
  Filesystem: ['writeFile'],
  Print: ['print'],
  Share: ['share'],
  SystemBars: ['setStyle'],
};

const bridge = readFileSync(
  'node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js',
  'utf8',
);
const headers = Object.entries(PLUGINS).map(([name, methods]) => ({
  name,
  methods: [
    ...methods.map((method) => ({ name: method, rtype: 'promise' })),
    { name: 'addListener', rtype: 'callback' },
  ],
}));

/** The Android side of the bridge: keeps every call and says yes to it. */
const phone = `
  window.phoneCalls = [];
  window.androidBridge = { postMessage(text) {
    const call = JSON.parse(text);
    window.phoneCalls.push(call);
    if (call.methodName !== 'addListener')
      setTimeout(() => window.Capacitor.fromNative({ ...call, success: true, data: { uri: 'file:///cache/file' } }));
  } };
  window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };
  window.Capacitor.PluginHeaders = ${JSON.stringify(headers)};`;

/** Lets the pages of a tab run as inside our app, behind Capacitor's own bridge. */
export async function insideApp(page: Page): Promise<void> {
  await page.addInitScript({ content: `${phone}\n${bridge}` });
}

/** What was asked of a method of the phone since the page was loaded. */
export function callsOf(
  page: Page,
  plugin: keyof typeof PLUGINS,
  method: string,
): Promise<PhoneCall['options'][]> {
  return page.evaluate(
    ([pluginId, methodName]) =>
      (Reflect.get(window, 'phoneCalls') as PhoneCall[])
        .filter((call) => call.pluginId === pluginId && call.methodName === methodName)
        .map(({ options }) => options),
    [plugin, method] as const,
  );
}

/** Something happens on the phone: its back button, a link that opens the app. */
export async function happens(page: Page, event: string, data: object): Promise<void> {
  await page.waitForFunction(
    (name) =>
      (Reflect.get(window, 'phoneCalls') as PhoneCall[]).some(({ options }) => options['eventName'] === name),
    event,
  );
  await page.evaluate(
    ([name, told]) => {
      const calls = Reflect.get(window, 'phoneCalls') as PhoneCall[];
      const listener = calls.find(({ options }) => options['eventName'] === name);
      const capacitor = Reflect.get(window, 'Capacitor') as { fromNative: (result: object) => void };
      capacitor.fromNative({ ...listener, success: true, save: true, data: told });
    },
    [event, data] as const,
  );
}
