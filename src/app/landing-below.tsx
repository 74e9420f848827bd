import { Newsletter } from '../features/landing/newsletter.tsx';
import { PlatformPreview } from '../features/landing/platform-preview.tsx';
import { Stats } from '../features/landing/stats.tsx';
import { Testimonials } from '../features/landing/testimonials.tsx';
import { WellnessTools } from '../features/landing/wellness-tools.tsx';
import { WhyChoose } from '../features/landing/why-choose.tsx';

/** What of the start page lies below the first view. */
export function LandingBelow() {
  return (
    <div data-landing-below>
      <WhyChoose />
      <WellnessTools />
      <PlatformPreview />
      <Testimonials />
      <Stats />
      <Newsletter />
    </div>
  );
}
