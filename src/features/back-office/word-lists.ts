import type { DeskList } from './desk-list.ts';
import { messageStates, reviewStates, shownOrHidden, stars, topics } from './words.ts';

export const reviewList: DeskList = {
  id: 'reviews',
  noun: 'reviews',
  search: 'Product, words or author',
  dated: 'Written',
  columns: [
    { key: 'product', label: 'Product', sorts: true },
    { key: 'rating', label: 'Stars', kind: 'number', sorts: true },
    { key: 'body', label: 'Review', kind: 'long' },
    { key: 'author_name', label: 'By' },
    { key: 'state', label: 'State', words: reviewStates },
    { key: 'created_at', label: 'Written', kind: 'day', sorts: true },
  ],
  details: [
    { key: 'title', label: 'Title' },
    { key: 'moderator_note', label: 'Our note' },
  ],
  filters: [
    { key: 'state', label: 'State', words: reviewStates },
    { key: 'rating', label: 'Stars', words: stars },
  ],
  empty: 'What buyers write about products appears here.',
};

export const testimonialList: DeskList = {
  id: 'testimonials',
  noun: 'testimonials',
  search: 'Name, place or words',
  dated: 'Added',
  columns: [
    { key: 'name', label: 'Name', sorts: true },
    { key: 'location', label: 'Place' },
    { key: 'quote', label: 'Words', kind: 'long' },
    { key: 'rating', label: 'Stars', kind: 'number', sorts: true },
    { key: 'is_active', label: 'State', words: shownOrHidden },
    { key: 'created_at', label: 'Added', kind: 'day', sorts: true },
  ],
  filters: [
    { key: 'is_active', label: 'State', words: shownOrHidden },
    { key: 'rating', label: 'Stars', words: stars },
  ],
  empty: 'The three newest that are shown stand on the front page.',
};

export const messageList: DeskList = {
  id: 'messages',
  noun: 'messages',
  search: 'Name, email, words or order number',
  dated: 'Sent',
  columns: [
    { key: 'name', label: 'From', sorts: true },
    { key: 'topic', label: 'About', words: topics },
    { key: 'message', label: 'Message', kind: 'long' },
    { key: 'state', label: 'State', words: messageStates },
    { key: 'created_at', label: 'Sent', kind: 'moment', sorts: true },
  ],
  details: [
    { key: 'email', label: 'Email' },
    { key: 'order_number', label: 'Order' },
    { key: 'settled_at', label: 'Settled', kind: 'moment' },
  ],
  filters: [
    { key: 'state', label: 'State', words: messageStates },
    { key: 'topic', label: 'About', words: topics },
  ],
  empty: 'What people write on the contact page arrives here.',
};
