import type { CapacitorConfig } from '@capacitor/cli';

/** The app for phones: the built site in a web view. `npm run native:sync` builds `.native` and copies it. */
const config: CapacitorConfig = {
  appId: 'app.mizizi',
  appName: 'Mizizi',
  webDir: '.native',
  server: {
    // Shown by web views that are too old for the site.
    errorPath: 'too-old.html',
  },
  android: {
    // The oldest Chromium that the build is made for.
    minWebViewVersion: 111,
    // Two fingers enlarge, as in a browser.
    zoomEnabled: true,
  },
  plugins: {
    SystemBars: {
      // The page leaves room for the bars by itself, except in web views that cannot tell it how much.
      insetsHandling: 'native',
      initialViewportFitValueHint: 'cover',
    },
  },
};

export default config;
