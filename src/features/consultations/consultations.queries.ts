import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { AppError, unwrap, toAppError } from '../../lib/app-error.ts';
import type { Returns, Tables } from '../../lib/database.types.ts';
import { watchRows } from '../../lib/realtime.ts';
import { sessionFetch } from '../../lib/session-fetch.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/care.ts';
import { consultationKeys, type Consultation, consultationColumns, type Terms } from './consultation.ts';

/** Somebody's bookings as a client, the latest first. */
export const consultationsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...consultationKeys.all(userId), 'list'],
    queryFn: async (): Promise<Consultation[]> => {
      const { from } = await getSupabase();
      return unwrap(
        await from('consultations')
          .select(consultationColumns)
          .eq('client_id', userId)
          .order('starts_at', { ascending: false })
          .limit(200),
      );
    },
  });

/** One booking with what may be done with it now. Throws `AppError` not_found. */
export const consultationQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: consultationKeys.one(userId, id),
    retry: (count, error) => !(error instanceof AppError && error.kind === 'not_found') && count < 3,
    queryFn: async (): Promise<{ consultation: Consultation; terms: Terms }> => {
      const { from, rpc } = await getSupabase();
      const [row, answer] = await Promise.all([
        from('consultations').select(consultationColumns).eq('id', id).maybeSingle(),
        rpc('consultation_terms', { consultation_id: id }),
      ]);
      const consultation = unwrap(row);
      if (!consultation) throw new AppError('not_found', t('We could not find this consultation.'));
      return { consultation, terms: unwrap(answer) };
    },
  });

type Row = Tables<'consultation_plans'>;

export type SharedPlan = {
  summary: string;
  steps: Row['steps'];
  meals: Row['meals'];
  /** A week of meals out of foods, Monday first. */
  week: Row['week'];
  productIds: number[];
  sharedAt: string | null;
  updatedAt: string;
};

/** What the practitioner has written for a client; null until there is something to read. */
export const sharedPlanQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...consultationKeys.one(userId, id), 'plan'],
    queryFn: async (): Promise<SharedPlan | null> => {
      const { from } = await getSupabase();
      const found = await from('consultation_plans').select().eq('consultation_id', id).maybeSingle();
      const row: Row | null = unwrap(found);
      return (
        row && {
          summary: row.summary,
          steps: row.steps,
          meals: row.meals,
          week: row.week,
          productIds: row.product_ids,
          sharedAt: row.shared_at,
          updatedAt: row.updated_at,
        }
      );
    },
  });

export type SharedIntake = {
  goal: string;
  background: string;
  parts: { part: string; label: string; lines: string[] }[];
};

/** What a client has told and shared for a booking; null when nothing. */
export const intakeQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...consultationKeys.one(userId, id), 'intake'],
    gcTime: 0,
    queryFn: async (): Promise<SharedIntake | null> => {
      const { from } = await getSupabase();
      const [intake, shares] = await Promise.all([
        from('consultation_intakes').select('goal, background').eq('consultation_id', id).maybeSingle(),
        from('consultation_shares').select('part, label, content').eq('consultation_id', id).order('label'),
      ]);
      const told = unwrap(intake);
      const parts = unwrap(shares).map(({ part, label, content }) => ({
        part,
        label,
        lines: content,
      }));
      if (!told && parts.length === 0) return null;
      return { goal: told?.goal ?? '', background: told?.background ?? '', parts };
    },
  });

/** Takes back one part of what was shared, or with null everything. */
export async function withdrawIntake(id: string, part: string | null): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('withdraw_intake', { consultation_id: id, part }));
}

/** Ends a booking; answers what was given back. */
export async function cancelConsultation(
  id: string,
  reason: string,
): Promise<Returns<'cancel_consultation'>['gave_back']> {
  const { rpc } = await getSupabase();
  const cancelled = unwrap(
    await rpc('cancel_consultation', { consultation_id: id, reason: reason.trim() || null }),
  );
  return cancelled.gave_back;
}

export async function moveConsultation(id: string, startsAt: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('move_consultation', { consultation_id: id, starts_at: startsAt }));
}

/** The address of the video room. Refuses outside its hours. */
export async function joinConsultation(id: string): Promise<string> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('join_consultation', { consultation_id: id }));
}

export async function reportAbsence(id: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('report_absence', { consultation_id: id }));
}

/** The text of a booking's calendar file. */
export async function readCalendarFile(id: string): Promise<string> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('consultation_ics', { consultation_id: id, site: location.origin }));
}

/** The address at which calendars find all of somebody's consultations; `renew` makes the one before worthless. */
export async function readCalendarAddress(renew = false): Promise<string> {
  const { rpc, config } = await getSupabase();
  const token = unwrap(await rpc('my_calendar_token', { renew }));
  return new URL(`${config.url}/functions/v1/calendar/${token}.ics`, location.href).href;
}

export const ownReviewQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...consultationKeys.one(userId, id), 'review'],
    queryFn: async () => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('my_practitioner_review', { consultation_id: id }));
    },
  });

export async function saveReview(id: string, rating: number, body: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('save_practitioner_review', { consultation_id: id, rating, body }));
}

/** Keeps everything of a booking up to date while it is on the screen, messages included. */
export function useLiveConsultation(userId: string, id: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const onChange = (): void =>
      void queryClient.invalidateQueries({ queryKey: consultationKeys.one(userId, id) });
    const stops = [
      watchRows({ table: 'consultations', filter: `id=eq.${id}`, onChange }),
      watchRows({ table: 'consultation_messages', filter: `consultation_id=eq.${id}`, onChange }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [userId, id, queryClient]);
}

/** What both sides wrote, the oldest first. */
export const messagesQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...consultationKeys.one(userId, id), 'messages'],
    queryFn: async () => {
      const { from } = await getSupabase();
      return unwrap(
        await from('consultation_messages')
          .select('id, from_client, body, file_path, file_name, created_at, read_at')
          .eq('consultation_id', id)
          .order('id')
          .limit(500),
      );
    },
  });

async function openBucket() {
  const [{ StorageClient }, { auth, checkSession, config }] = await Promise.all([
    import('@supabase/storage-js'),
    getSupabase(),
  ]);
  return new StorageClient(`${config.url}/storage/v1`, {}, sessionFetch(auth, checkSession)).from(
    'consultation-files',
  );
}

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
export const attachable = Object.keys(endings).join(',');
const LARGEST_FILE = 10 * 1024 * 1024;

/** Why a file cannot be attached, or null when it can. */
export function fileProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!(file.type in endings)) return t('Choose a PDF or a photo (JPEG, PNG, WebP).');
  return file.size > LARGEST_FILE ? t('This file is larger than 10 MB.') : null;
}

/** Sends words, a file, or both. A file is stored first; its name is kept beside it, never in its address. */
export async function sendMessage(
  userId: string,
  id: string,
  { body, file }: { body: string; file: File | null },
): Promise<void> {
  const { rpc } = await getSupabase();
  let path: string | null = null;
  if (file) {
    path = `${id}/${userId}/${crypto.randomUUID()}.${endings[file.type] ?? 'pdf'}`;
    const bucket = await openBucket();
    unwrap(await bucket.upload(path, file, { contentType: file.type }));
  }
  unwrap(
    await rpc('send_consultation_message', {
      consultation_id: id,
      body,
      ...(path === null || !file ? {} : { file: { path, name: file.name.slice(-120) } }),
    }),
  );
}

/** A file of a message, to be saved or shown. */
export async function readFile(path: string): Promise<Blob> {
  const bucket = await openBucket();
  const { data, error } = await bucket.download(path);
  if (error) throw toAppError(error);
  return data;
}

export async function markRead(id: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('read_consultation_messages', { consultation_id: id }));
}
