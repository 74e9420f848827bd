import { UNSAFE_createMemoryHistory as createMemoryHistory, useRoutes } from 'react-router';

import { NavigationView, usePlace } from './navigation-view.tsx';
import { Navigation, findPage, type PageModule, type PageRoute } from './navigation.ts';

/** A page whose code is there, or one that still has to be fetched. */
export type TestPage = Pick<PageRoute, 'path'> & (PageModule | Pick<PageRoute, 'load'>);

function routeOf(page: TestPage): PageRoute {
  if ('load' in page) return page;
  const { path, ...module } = page;
  return { path, module, load: () => Promise.resolve(module) };
}

/** Steps between pages without a browser, begun at the first one or at `at`. */
export function startNavigation(pages: readonly TestPage[], at = pages[0]?.path ?? '/'): Navigation {
  const routes = pages.map(routeOf);
  const navigation = new Navigation(routes, createMemoryHistory({ initialEntries: [at] }));
  const first = findPage(routes, navigation.location.pathname)?.route;
  if (first?.module) navigation.beginAt(first);
  else void navigation.begin();
  return navigation;
}

function Here() {
  const place = usePlace();
  const Page = place?.module?.Component;
  return useRoutes(place && Page ? [{ path: place.route.path, element: <Page /> }] : []);
}

/** The page alone, without a frame around it. */
export function PageView({ navigation }: { navigation: Navigation }) {
  return (
    <NavigationView navigation={navigation}>
      <Here />
    </NavigationView>
  );
}
