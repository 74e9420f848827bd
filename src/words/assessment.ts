import { translator } from './translator.ts';

type Words = (typeof import('./sw/assessment.ts'))['words'];

const { t, ready } = translator<keyof Words>(() => import('./sw/assessment.ts').then(({ words }) => words));
if (ready) await ready;

/** The words of the health assessment: its questions, what cannot wait, its scores, the plan and the page for a clinician. */
export { t };
