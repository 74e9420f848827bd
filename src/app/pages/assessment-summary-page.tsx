import './assessment-print.css';
import { useQuery } from '@tanstack/react-query';

import type { Finished } from '../../features/assessment/assessment.ts';
import { SummarySheet } from '../../features/assessment/summary-sheet.tsx';
import { summaryOf, summaryText } from '../../features/assessment/summary.ts';
import { termsQuery } from '../../lib/knowledge.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ShareIcon } from '../../ui/page-icons.tsx';
import { AssessmentGate } from '../assessment-gate.tsx';

/** `/health-assessment/results/:id/summary`: one page to print or to hand to a clinician. */
export function Component() {
  return (
    <div className="page pb-12">
      <PageHead title="Page for your clinician" noIndex />
      <AssessmentGate>{(shown) => <Summary shown={shown} />}</AssessmentGate>
    </div>
  );
}

/** Hands the text itself over, never an address: the page can be read by its owner alone. */
async function share(text: string): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title: 'Health assessment', text });
      return;
    } catch (error) {
      // Closing the share sheet is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Copied', 'Paste it into a message to your clinician.');
  } catch {
    toast.error('It could not be copied', 'Print it, or save it as a PDF.');
  }
}

function Summary({ shown }: { shown: Finished }) {
  const { data: terms } = useQuery(termsQuery());
  const summary = summaryOf(shown, { ...terms?.conditions, ...terms?.medicines });
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to={paths.assessmentResult(shown.id)} className="text-leaf-700 underline underline-offset-4">
            Your results
          </Link>
        }
        title="For your clinician"
        intro="Everything on one page. It leaves this device only when you print or share it."
        actions={
          <>
            <Button onClick={() => window.print()}>Print or save as PDF</Button>
            <Button variant="secondary" onClick={() => void share(summaryText(summary))}>
              <ShareIcon className="size-5" />
              Share as text
            </Button>
          </>
        }
      />
      <SummarySheet summary={summary} />
    </>
  );
}
