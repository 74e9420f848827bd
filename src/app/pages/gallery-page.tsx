import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { Controls, Fields } from '../gallery/controls.tsx';
import { Looks } from '../gallery/looks.tsx';
import { Feedback, Overlays } from '../gallery/overlays.tsx';

/** Every component in every state, to be looked at in both themes. */
export function Component() {
  return (
    <div className="page grid grid-cols-1 gap-10 pb-12">
      <PageHead title="Components" noIndex />
      <PageHeader
        eyebrow="Design system"
        title="Components"
        intro="Everything the pages are made of, in every state. Change the theme to see both."
      />
      <Looks />
      <Controls />
      <Fields />
      <Feedback />
      <Overlays />
    </div>
  );
}
