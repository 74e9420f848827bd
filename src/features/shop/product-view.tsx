import { type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';

import { ProductNames, Rating, StockState } from '../../entities/products/product-lines.tsx';
import {
  forCart,
  type ProductDetail,
  type ProductOption,
  type ProductPicture,
} from '../../entities/products/product.ts';
import { HeartWithWords } from '../../entities/wishlist/hearts.tsx';
import { paths } from '../../lib/paths.ts';
import { Later, lazyPart } from '../../start/later.tsx';
import { InEnglish } from '../../ui/english.tsx';
import { ReturnIcon, ShieldIcon, TruckIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { t } from '../../words/shop.ts';
import { BuyBox, OptionPicker } from './buy-box.tsx';
import { GALLERY_SIZES, PictureZoom } from './picture-zoom.tsx';
import { ProductFacts, SafetyNote, ShareButton, WarningLine } from './product-facts.tsx';

/** Needed only after the pictures were read. */
const ProductGallery = lazyPart(async () => (await import('./product-gallery.tsx')).ProductGallery, {
  mark: '[aria-roledescription=carousel]',
});

const TellMe = lazyPart(async () => (await import('../../entities/wishlist/tell-me.tsx')).TellMe);

const promises = [
  { Icon: TruckIcon, text: t('Leaves us within 24 hours, to all 47 counties') },
  { Icon: ReturnIcon, text: t('30 days to return it unopened') },
  { Icon: ShieldIcon, text: t('Every batch is lab-tested') },
];

/** A text of the product, which exists in English only; `note` says so above the first. */
function Section({ title, note = false, children }: { title: string; note?: boolean; children: string }) {
  if (!children.trim()) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{title}</h2>
      {children.split(/\n+/).map((paragraph, index) => (
        <InEnglish key={paragraph} note={note && index === 0}>
          <p className="max-w-prose leading-relaxed text-pretty">{paragraph}</p>
        </InEnglish>
      ))}
    </section>
  );
}

interface ProductViewProps {
  /** The product with its chosen option. */
  product: ProductDetail;
  options: readonly ProductOption[];
  onChoose: (option: ProductOption) => void;
  pictures: readonly ProductPicture[];
  /** What the person's own health says against it; stands above what buys it, below the product's own warnings. */
  safety?: ReactNode;
  /** How grave that is, in a word or two: the beginning of the line above the buttons. */
  grade: ReactNode;
  /** What it costs to send and how long that takes; stands below what buys it. */
  delivery?: ReactNode;
}

/**
 * Everything about one product. What to be careful about stands above what buys it, which stays in view with a line of it
 * (`.buy-bar` in styles.css).
 */
export function ProductView(props: ProductViewProps) {
  const { product, options, onChoose, pictures, safety, grade, delivery } = props;
  const navigate = useNavigate();
  const isSoldOut = product.stock <= 0;
  const buy = (
    <BuyBox
      key={product.id}
      product={forCart(product)}
      onBuyNow={(pieces) => void navigate(paths.checkout({ id: product.id, pieces }))}
      whenSoldOut={
        <Suspense fallback={<Skeleton className="h-11 w-40" />}>
          <TellMe id={product.id} name={product.name} returnTo={paths.product(product.id)} />
        </Suspense>
      }
    />
  );
  const only = (
    <div className="relative">
      <ResponsivePicture
        name={product.picture}
        alt={product.picture_alt}
        sizes={GALLERY_SIZES}
        priority
        className="border-line rounded-2xl border shadow-sm max-md:aspect-3/2 max-md:object-[50%_65%]"
      />
      <Later when="hydrated">
        <PictureZoom pictures={[{ picture: product.picture, alt: product.picture_alt }]} />
      </Later>
    </div>
  );
  return (
    <article className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-10 lg:gap-14">
      <div className="min-w-0 md:sticky md:top-24 md:self-start">
        {pictures.length > 1 ? (
          <Suspense
            fallback={
              <div className="grid gap-3">
                {only}
                <div className="h-18 max-md:hidden" />
              </div>
            }
          >
            <ProductGallery
              // Another option begins at its own picture.
              key={product.picture}
              pictures={pictures}
            />
          </Suspense>
        ) : (
          only
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-3 md:gap-6">
        <header className="grid gap-1 md:gap-2">
          <h1 className="text-2xl leading-tight sm:text-4xl">{product.name}</h1>
          <ProductNames product={product} className="text-muted md:text-lg" />
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1" aria-live="polite">
            <Price
              amount={product.price_kes}
              compareAt={product.compare_at_kes}
              className="text-2xl md:text-3xl"
            />
            <span className="text-muted">{product.size}</span>
            <StockState stock={product.stock} className="text-base" />
          </div>
        </header>
        {options.length > 1 && <OptionPicker options={options} chosen={product.id} onChoose={onChoose} />}
        <div className="grid gap-1 md:-mt-2">
          {/* Prerendered pages know no ratings: the line is kept for them. */}
          <p className="flex">
            <a
              href="#reviews"
              className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
            >
              {product.rating_count > 0 ? (
                <Rating rating={product.rating} count={product.rating_count} className="text-base" />
              ) : (
                <span className="text-muted">{t('What buyers say')}</span>
              )}
            </a>
          </p>
          <InEnglish>
            <p className="leading-relaxed text-pretty md:text-lg">{product.summary}</p>
          </InEnglish>
        </div>
        {isSoldOut && buy}
        <div id="warnings" tabIndex={-1} className="grid gap-3 outline-none md:gap-6">
          <SafetyNote product={product} />
          {safety}
        </div>
        {!isSoldOut && (
          <div className="buy-bar">
            <p className="flex min-h-11 items-center gap-3">
              <Price amount={product.price_kes} className="shrink-0 text-lg" />
              <WarningLine product={product} grade={grade} to="#warnings" />
            </p>
            {buy}
          </div>
        )}
        <div className="-my-3 flex flex-wrap items-center gap-x-2">
          <HeartWithWords id={product.id} name={product.name} />
          <ShareButton title={product.name} path={paths.product(product.id)} />
        </div>
        {delivery}
        <ul className="border-line text-muted grid gap-2 border-y py-4 text-sm">
          {promises.map(({ Icon, text }) => (
            <li key={text} className="flex items-center gap-3">
              <Icon className="text-leaf-600 size-5" />
              {text}
            </li>
          ))}
        </ul>
        <Section title={t('About it')} note>
          {product.description}
        </Section>
        <Section title={t('How to use it')}>{product.how_to_use}</Section>
        <Section title={t('Ingredients')}>{product.ingredients}</Section>
        <ProductFacts product={product} />
        <p className="text-muted text-sm text-pretty">
          {t(
            'Herbal products do not replace a doctor’s advice. Ask one first if you are pregnant, ill or taking medicine.',
          )}
        </p>
      </div>
    </article>
  );
}
