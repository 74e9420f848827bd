import { Dialog } from '../../ui/dialog.tsx';
import { InEnglish } from '../../ui/in-english.tsx';
import { Price } from '../../ui/price.tsx';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import { t } from '../../words/desk.ts';
import { type ProductValues, textFields, textNames } from './product.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: ProductValues;
  shelf: string | undefined;
};

/** How the shop will show what is in the form, saved or not. */
export function ProductPreview({ open, onOpenChange, values, shelf }: Props) {
  const [first] = values.pictures;
  const names = [values.botanical_name, values.swahili_name].filter((name) => name.trim() !== '');
  const parts = textNames
    .filter((name) => textFields[name].printed && textFields[name].section === 'words')
    .filter((name) => name !== 'summary' && name !== 'description')
    .map((name) => ({ title: textFields[name].label, text: values[name] }))
    .filter(({ text }) => text.trim() !== '');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Preview')}
      description={t('As customers will see it.')}
    >
      <article className="grid gap-4">
        {first && (
          <ResponsivePicture name={first.picture} alt={first.alt} sizes="464px" className="rounded-2xl" />
        )}
        <div className="grid gap-1">
          {shelf && <p className="text-clay-700 text-sm font-semibold">{t.known(shelf)}</p>}
          <h3 className="text-2xl">{values.name || t('Without a name')}</h3>
          {names.length > 0 && <p className="text-muted italic">{names.join(' · ')}</p>}
          <p className="flex flex-wrap items-baseline gap-3">
            <Price amount={Number(values.price_kes) || 0} compareAt={Number(values.compare_at_kes) || null} />
            <span className="text-muted">{values.size}</span>
          </p>
        </div>
        <InEnglish>
          <p className="text-lg text-pretty">{values.summary}</p>
        </InEnglish>
        {values.warnings.trim() !== '' && (
          <div className="border-gold-300 bg-gold-50 rounded-xl border p-4 text-pretty whitespace-pre-line">
            <InEnglish>{values.warnings}</InEnglish>
          </div>
        )}
        <InEnglish>
          <p className="text-pretty whitespace-pre-line">{values.description}</p>
        </InEnglish>
        {parts.map(({ title, text }) => (
          <div key={title} className="grid gap-1">
            <h4 className="text-lg">{title}</h4>
            <InEnglish>
              <p className="text-pretty whitespace-pre-line">{text}</p>
            </InEnglish>
          </div>
        ))}
      </article>
    </Dialog>
  );
}
