import { useId } from 'react';

import { cn } from '../../lib/cn.ts';
import { AlertIcon, InfoIcon, LeafIcon } from '../../ui/icons.tsx';
import { t } from '../../words/knowledge.ts';
import { language } from '../../words/language.ts';
import { type ArticleBlock, headingId } from './article.ts';

const callouts = {
  tip: { name: t('Tip'), box: 'border-info-200 bg-info-50', mark: 'text-info-700', Icon: InfoIcon },
  kitchen: {
    name: t('In the kitchen'),
    box: 'border-leaf-300 bg-leaf-50',
    mark: 'text-leaf-700',
    Icon: LeafIcon,
  },
  caution: {
    name: t('Take care'),
    box: 'border-gold-300 bg-gold-50',
    mark: 'text-gold-700',
    Icon: AlertIcon,
  },
} as const;

function Callout({ tone, title, text }: Extract<ArticleBlock, { kind: 'callout' }>) {
  const { name, box, mark, Icon } = callouts[tone];
  return (
    <aside
      aria-label={`${name}: ${title}`}
      className={cn('my-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-2xl border p-4 sm:p-5', box)}
    >
      <Icon className={cn('mt-0.5 size-6', mark)} />
      <div className="grid gap-1">
        {/* The label is ours, the article around it stays English. */}
        <p lang={language === 'sw' ? 'sw-KE' : undefined} className={cn('text-sm font-semibold', mark)}>
          {name}
        </p>
        <p className="font-serif text-xl leading-snug font-semibold">{title}</p>
        <p className="text-pretty">{text}</p>
      </div>
    </aside>
  );
}

const isFigure = (cell: string): boolean => /^[<≈]?\s?[\d.,]+( ?[–-] ?[\d.,]+)?( ?%)?$/.test(cell);

function Table({ caption, head, rows }: Extract<ArticleBlock, { kind: 'table' }>) {
  const isNumeric = head.map((_, column) => column > 0 && rows.some((row) => isFigure(row[column] ?? '')));
  const id = useId();
  return (
    <figure className="my-6">
      <figcaption id={id} className="text-muted pb-2 text-sm font-semibold">
        {caption}
      </figcaption>
      {/* Wide tables scroll by themselves, with the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-labelledby={id} tabIndex={0} className="border-line overflow-x-auto rounded-2xl border">
        <table
          aria-labelledby={id}
          className="bg-surface w-full border-collapse text-left text-sm sm:text-base"
        >
          <thead className="bg-sunk">
            <tr>
              {head.map((title, column) => (
                <th
                  key={title}
                  scope="col"
                  className={cn('px-2 py-2.5 text-sm sm:px-4', isNumeric[column] && 'text-right')}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('|')} className="border-line border-t align-top">
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={head[column]} scope="row" className="px-2 py-2.5 sm:px-4">
                      {cell}
                    </th>
                  ) : (
                    <td
                      key={head[column]}
                      className={cn(
                        'px-2 py-2.5 sm:px-4',
                        isNumeric[column] && 'text-right tabular-nums',
                        cell === 'not known' && 'text-muted text-sm italic',
                      )}
                    >
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={headingId(block.text)} className="mt-9 mb-3 scroll-mt-24 text-2xl">
          {block.text}
        </h2>
      );
    case 'paragraph':
      return <p className="my-4 text-pretty">{block.text}</p>;
    case 'list': {
      const List = block.is_ordered ? 'ol' : 'ul';
      return (
        <List
          className={cn(
            'marker:text-clay-700 my-4 grid gap-2 pl-6 marker:font-semibold',
            block.is_ordered ? 'list-decimal' : 'list-disc',
          )}
        >
          {block.items.map((item) => (
            <li key={item} className="pl-1 text-pretty">
              {item}
            </li>
          ))}
        </List>
      );
    }
    case 'callout':
      return <Callout {...block} />;
    case 'table':
      return <Table {...block} />;
  }
}

/** The text of an article. Its first paragraph leads in. */
export function ArticleBody({ body }: { body: readonly ArticleBlock[] }) {
  return (
    <div className="text-lg leading-relaxed [&>p:first-child]:mt-0 [&>p:first-child]:text-xl">
      {body.map((block, index) => (
        // The blocks of a published text never change places while they are read.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
