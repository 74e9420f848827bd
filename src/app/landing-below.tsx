import { PlatformPreview, Stats, WhyChoose } from '../features/landing/landing-sections.tsx';
import { Newsletter } from '../features/landing/newsletter.tsx';
import { Testimonials } from '../features/landing/testimonials.tsx';
import { WellnessTools } from '../features/landing/wellness-tools.tsx';

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
