import { StrictMode } from 'react';

import { NavigationView } from '../lib/navigation/navigation-view.tsx';
import type { Navigation } from '../lib/navigation/navigation.ts';
import { Layout } from './layout.tsx';

/** The whole of what is rendered, here and while prerendering. */
export function App({ navigation }: { navigation: Navigation }) {
  return (
    <StrictMode>
      <NavigationView navigation={navigation}>
        <Layout />
      </NavigationView>
    </StrictMode>
  );
}
