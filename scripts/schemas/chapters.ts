/**
 * Puts the things of a schema into chapters, one for each noun, in an order in which an empty database can be built from them.
 * A chapter is named after the migration that began it.
 */
import type { Thing } from './things.ts';

/** Migrations that go on with a noun which has a chapter. */
const CONTINUES: Readonly<Record<string, string>> = {
  catalogue_search: 'catalogue',
  needs_in_the_shop: 'catalogue',
  slips_in_searches: 'catalogue',
  known_places: 'delivery',
  delivery_order: 'delivery',
  placing: 'orders',
  order_count: 'orders',
  prompts: 'payments',
  settlement: 'payments',
  full_folders: 'account_deletion',
  full_return_folders: 'returns',
  orders_counted_whole: 'orders',
  answers_of_calls: 'jobs',
  backup_health: 'jobs',
  safety_facts: 'safety_profiles',
  pair_faults: 'content_faults',
  text_rules: 'content_faults',
  advised_uses: 'herbs',
  medicine_jobs: 'medicine_times',
  weeks_to_give: 'meal_plans',
  unfinished_sign_ins: 'second_factor',
  factor_mails: 'second_factor',
  factors_at_the_desk: 'second_factor',
  locked_roles: 'second_factor',
  ended_sessions: 'second_factor',
  changes_of_the_team: 'second_factor',
  last_codes: 'second_factor',
  unused_desks: 'old_sign_ins',
  popular_matches: 'catalogue',
  job_registry: 'jobs',
  job_schedule: 'jobs',
  late_jobs: 'jobs',
  one_bad_row: 'jobs',
  doubted_clock: 'jobs',
  codes_told: 'second_factor',
  orders_by_receipt: 'order_desk',
  error_versions: 'telemetry',
  invoice_numbers: 'issuing',
  refunds_told: 'refund_desk',
  cash_paid_by_mpesa: 'paying_bills',
  part_payments: 'paying_bills',
  money_of_its_day: 'ledger',
  refunds_sent_twice: 'refunds_by_mpesa',
  undecided_prompts: 'paying_bills',
  one_receipt_one_bill: 'paying_bills',
  kra_pins: 'tax_classes',
  tax_as_ordered: 'tax_classes',
  who_cancelled: 'orders',
  part_refunds: 'refund_desk',
  cash_given_back: 'ledger',
  payers_told: 'mpesa_statement',
  claims_told_apart: 'asking_receipts',
  claims_at_the_desk: 'bill_desk',
  cash_at_the_counter: 'paying_bills',
  accountants: 'roles',
  documents_in_order: 'issuing',
  service_tax: 'tax_classes',
  unplaced_money: 'till_money',
  sent_twice_settled: 'refunds_by_mpesa',
  learned_late: 'daily_close',
  files_of_the_books: 'money_exports',
  told_of_money: 'bill_desk',
  money_moved: 'bill_desk',
  money_of_a_bill: 'receipts_of_bills',
  heartbeat: 'jobs',
  nothing_lapses_unasked: 'statement_sources',
  heard_of_late: 'till_money',
  who_paid: 'refund_desk',
  orders_reopened: 'bill_desk',
  payments_moved: 'bill_desk',
  reversed_payments: 'bill_desk',
  receipts_that_look_alike: 'till_money',
  numbers_after_restore: 'issuing',
  former_numbers: 'asking_receipts',
  with_riders: 'ledger',
  owing_paid_in_cash: 'paying_bills',
  claimed_at_most: 'deliveries',
  credited_months: 'plan_bills',
  a_day_so_far: 'today',
  what_went_back: 'refund_desk',
  noted_in_part: 'refund_desk',
  who_waits: 'till_money',
  paid_when_tracked: 'till_money',
  cash_in_hand: 'daily_close',
  reversed_before_it_was_known: 'till_money',
  returns_paid_once: 'returns',
  money_that_never_came: 'bill_desk',
  named_by_its_payer: 'till_money',
  unheard_money_stays: 'refund_desk',
  moved_money_reversed: 'refund_desk',
  refunds_by_hand: 'refund_desk',
  most_at_once: 'payment_providers',
  months_given_back: 'plan_bills',
  likely_bills: 'till_money',
  owing_given_up: 'bill_desk',
  refunds_that_came_back: 'refund_desk',
  money_out_without_a_bill: 'daily_close',
  whole_refunds: 'refund_desk',
  numbers_now: 'refund_desk',
  refunds_of_moved: 'refund_desk',
  came_before_it_was_placed: 'till_money',
  product_columns: 'catalogue',
  dispatches: 'fulfilment',
  arrivals: 'guests',
  prompts_from_the_desk: 'paying_bills',
  slips_and_pickup_fees: 'order_desk',
  texts_sent: 'text_messages',
  texts_at_the_desk: 'text_messages',
  language_of_guests: 'guests',
  priority_support: 'contact',
  reported_questions: 'community_questions',
  phones_as_typed: 'guests',
  accounts_of_money: 'refund_desk',
  whatsapp: 'text_messages',
  whatsapp_at_the_desk: 'text_messages',
  desk_orders: 'order_desk',
  edited_orders: 'order_desk',
  saved_views: 'desk_lists',
  many_at_once: 'desk_lists',
  changes_told_after_paying: 'text_messages',
  recalls_at_once: 'text_messages',
  stopped_lots_stay: 'lots',
  recalls: 'lots',
};

export const chapterOf = (migration: string): string => CONTINUES[migration] ?? migration;

/** A thing in its chapter, the number of that. */
interface Placed {
  thing: Thing;
  chapter: number;
}

/**
 * The things of each chapter, in the order in which they can be made. Functions are loaded without looking into their bodies,
 * so what they need are the types they take and answer.
 * @param born the chapter in which a thing first appeared, by its key
 */
export function arrange(
  things: readonly Thing[],
  born: ReadonlyMap<string, number>,
  chapters: number,
): Thing[][] {
  const placed = new Map<string, Placed>();
  const tables = new Map<string, Thing>(
    things.filter(({ kind }) => kind === 'table').map((thing) => [thing.name, thing]),
  );
  for (const thing of things) {
    const table = thing.relation === undefined ? undefined : tables.get(thing.relation);
    placed.set(thing.key, { thing, chapter: born.get((table ?? thing).key) ?? 0 });
  }
  while (settle(placed));
  return Array.from({ length: chapters }, (_, chapter) =>
    inOrder(
      [...placed.values()].filter((one) => one.chapter === chapter).map(({ thing }) => thing),
      placed,
    ),
  );
}

/** Moves what needs something of a later chapter; a policy or table draws the function it asks into its own. Until nothing moves. */
function settle(placed: ReadonlyMap<string, Placed>): boolean {
  let hasMoved = false;
  for (const one of placed.values()) {
    for (const need of needsOf(one.thing, placed)) {
      if (need.chapter <= one.chapter) continue;
      hasMoved = true;
      const asksFunction =
        need.thing.kind === 'function' && ['policy', 'table', 'index'].includes(one.thing.kind);
      const isFree = needsOf(need.thing, placed).every(({ chapter }) => chapter <= one.chapter);
      if (asksFunction && isFree) need.chapter = one.chapter;
      else one.chapter = need.chapter;
    }
  }
  return hasMoved;
}

const needsOf = (thing: Thing, placed: ReadonlyMap<string, Placed>): Placed[] =>
  thing.needs.flatMap((key) => (key === thing.key ? [] : (placed.get(key) ?? [])));

/** As they were made, each after what it needs, and what hangs on a table right behind it. */
function inOrder(things: readonly Thing[], placed: ReadonlyMap<string, Placed>): Thing[] {
  const here = new Set(things);
  const done = new Set<Thing>();
  const visit = (thing: Thing): void => {
    if (!here.has(thing) || done.has(thing)) return;
    done.add(thing);
    for (const need of needsOf(thing, placed)) visit(need.thing);
    done.delete(thing);
    done.add(thing);
  };
  for (const thing of things) visit(thing);
  return [...done];
}
