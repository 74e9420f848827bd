import './print.css';
import { useBook } from '../../entities/safety/safety.queries.ts';
import { AssessmentGate } from '../../features/assessment/assessment-gate.tsx';
import type { Finished } from '../../features/assessment/assessments.queries.ts';
import { SummarySheet, summaryOf, summaryText } from '../../features/assessment/summary-sheet.tsx';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { ShareIcon } from '../../ui/page-icons.tsx';
import { t } from '../../words/assessment.ts';
import { useTermNames } from './assessment-terms.ts';

/** `/health-assessment/results/:id/summary`: one page to print or to hand to a clinician. */
export function Component() {
  return (
    <div className="page pb-12">
      <PageHead title={t('Page for your clinician')} noIndex />
      <AssessmentGate>{(shown) => <Summary shown={shown} />}</AssessmentGate>
    </div>
  );
}

/** Hands the text itself over, never an address: the page can be read by its owner alone. */
async function share(text: string): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title: t('Health assessment'), text });
      return;
    } catch (error) {
      // Closing the share sheet is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    toast.success(t('Copied'), t('Paste it into a message to your clinician.'));
  } catch {
    toast.error(t('It could not be copied'), t('Print it, or save it as a PDF.'));
  }
}

function Summary({ shown }: { shown: Finished }) {
  const names = useTermNames();
  const { book } = useBook(true);
  const summary = summaryOf(shown, names, book);
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to={paths.assessmentResult(shown.id)} className="text-leaf-700 underline underline-offset-4">
            {t('Your results')}
          </Link>
        }
        title={t('For your clinician')}
        intro={t('Everything on one page. It leaves this device only when you print or share it.')}
        actions={
          <>
            <Button onClick={() => window.print()}>{t('Print or save as PDF')}</Button>
            <Button variant="secondary" onClick={() => void share(summaryText(summary))}>
              <ShareIcon className="size-5" />
              {t('Share as text')}
            </Button>
          </>
        }
      />
      <SummarySheet summary={summary} />
    </>
  );
}
