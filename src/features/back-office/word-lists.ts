import { t } from '../../words/back-office.ts';
import type { DeskList } from './desk-list.ts';
import { messageStates, reviewStates, shownOrHidden, stars, topics } from './words.ts';

export const reviewList: DeskList = {
  id: 'reviews',
  noun: t('reviews'),
  search: t('Product, words or author'),
  dated: t('Written'),
  columns: [
    { key: 'product', label: t('Product'), sorts: true },
    { key: 'rating', label: t('Stars'), kind: 'number', sorts: true },
    { key: 'body', label: t('Review'), kind: 'long' },
    { key: 'author_name', label: t('By') },
    { key: 'state', label: t('State'), words: reviewStates },
    { key: 'created_at', label: t('Written'), kind: 'day', sorts: true },
  ],
  details: [
    { key: 'title', label: t('Title') },
    { key: 'moderator_note', label: t('Our note') },
  ],
  filters: [
    { key: 'state', label: t('State'), words: reviewStates },
    { key: 'rating', label: t('Stars'), words: stars },
  ],
  empty: t('What buyers write about products appears here.'),
};

export const testimonialList: DeskList = {
  id: 'testimonials',
  noun: t('testimonials'),
  search: t('Name, place or words'),
  dated: t('Added'),
  columns: [
    { key: 'name', label: t('Name'), sorts: true },
    { key: 'location', label: t('Place') },
    { key: 'quote', label: t('Words'), kind: 'long' },
    { key: 'rating', label: t('Stars'), kind: 'number', sorts: true },
    { key: 'is_active', label: t('State'), words: shownOrHidden },
    { key: 'created_at', label: t('Added'), kind: 'day', sorts: true },
  ],
  filters: [
    { key: 'is_active', label: t('State'), words: shownOrHidden },
    { key: 'rating', label: t('Stars'), words: stars },
  ],
  empty: t('The three newest that are shown stand on the front page.'),
};

export const messageList: DeskList = {
  id: 'messages',
  noun: t('messages'),
  search: t('Name, email, words or order number'),
  dated: t('Sent'),
  columns: [
    { key: 'name', label: t('From'), sorts: true },
    { key: 'topic', label: t('About'), words: topics },
    { key: 'message', label: t('Message'), kind: 'long' },
    { key: 'state', label: t('State'), words: messageStates },
    { key: 'created_at', label: t('Sent'), kind: 'moment', sorts: true },
  ],
  details: [
    { key: 'email', label: t('Email') },
    { key: 'order_number', label: t('Order') },
    { key: 'settled_at', label: t('Settled'), kind: 'moment' },
  ],
  filters: [
    { key: 'state', label: t('State'), words: messageStates },
    { key: 'topic', label: t('About'), words: topics },
  ],
  empty: t('What people write on the contact page arrives here.'),
};
