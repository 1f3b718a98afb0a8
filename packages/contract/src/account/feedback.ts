import { z } from 'zod';
import { mediaHash, storedImage } from '../site/media.ts';
import { humanProof, humanRefusals } from '../site/bot-check.ts';
import { route } from '../lib/route.ts';
import { id, idempotencyKey, instant, language, definePage, pageQuery } from '../lib/shapes.ts';
import { defineLines, defineName } from '../lib/typed-fields.ts';

/** Feedback of visitors and members, and the answers to it. */

export const feedbackType = z.enum(['FEEDBACK', 'PROBLEM', 'COMPLAINT']);
export type FeedbackType = z.infer<typeof feedbackType>;

export const feedbackState = z.enum(['new', 'answered', 'closed']);
export type FeedbackState = z.infer<typeof feedbackState>;

/** An uploaded picture, and the ticket with which its sender may attach it. */
const heldImage = z.object({ image: storedImage, ticket: z.string() });

export const uploadFeedbackImage = route.anyone('PUT /wps/feedback/image', {
  id: 'feedback.uploadImage',
  forOwnMember: true,
  upload: true,
  summary:
    'Brings one picture (PNG or JPEG, at most 5 MB) to attach; a visitor brings a human proof',
  query: z.object({ humanProof: humanProof.optional() }),
  value: heldImage,
  refusals: ['image_missing', 'image_unreadable', 'image_too_large', ...humanRefusals],
});

export const sendFeedback = route.anyone('PUT /wps/feedback', {
  id: 'feedback.send',
  forOwnMember: true,
  summary: 'Sends feedback, once per key; visitors solve a CAPTCHA',
  body: z.object({
    key: idempotencyKey,
    type: feedbackType,
    content: z.string().max(4_000),
    /** Tickets of uploaded pictures. */
    images: z.array(z.string().max(200)).max(10).default([]),
    /** Contact details of a visitor who wants an answer. */
    contact: defineName(120).optional(),
    humanProof: humanProof.optional(),
  }),
  value: z.object({ id }),
  refusals: [
    'feedback_empty',
    'feedback_too_long',
    'feedback_too_many_images',
    'feedback_waiting_limit',
    'image_missing',
    ...humanRefusals,
    'key_reused',
  ],
});

export const ownFeedback = z.object({
  id,
  type: feedbackType,
  content: z.string(),
  imageCount: z.number().int(),
  state: feedbackState,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  /** The member has not read the answer yet. */
  isUnseen: z.boolean(),
  createdAt: instant,
});
export type OwnFeedback = z.infer<typeof ownFeedback>;

export const listOwnFeedback = route.member('GET /wps/feedback', {
  id: 'feedback.list',
  summary: 'Lists the member’s feedback, newest first, with answers',
  query: pageQuery,
  value: definePage(ownFeedback),
});

const unseenAnswers = z.object({ unseen: z.number().int() });

export const countUnseenAnswers = route.member('GET /wps/feedback/unseen', {
  id: 'feedback.countUnread',
  summary: 'Counts the answers that the member has not read',
  value: unseenAnswers,
});

export const seeAnswers = route.member('POST /wps/feedback/seen', {
  id: 'feedback.markRead',
  summary: 'Marks answers as read; returns how many are unread',
  body: z.object({ ids: z.array(id).max(100) }),
  value: unseenAnswers,
});

export const queuedFeedback = z.object({
  id,
  type: feedbackType,
  content: z.string(),
  language,
  images: z.array(z.object({ hash: mediaHash, width: z.number().int() })),
  /** Null: a visitor. */
  account: z.string().nullable(),
  contact: z.string().nullable(),
  state: feedbackState,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
  createdAt: instant,
});
export type QueuedFeedback = z.infer<typeof queuedFeedback>;

export const feedbackAdminList = route.operator('GET /operator/feedback', {
  id: 'feedback.admin.list',
  permission: 'members.see',
  summary: 'Lists feedback by state, the longest waiting first',
  query: pageQuery.extend({ state: feedbackState.optional() }),
  value: definePage(queuedFeedback).extend({ waiting: z.number().int() }),
});

export const answerFeedback = route.operator('POST /operator/feedback/:id/answer', {
  id: 'feedback.admin.answer',
  permission: 'members.act',
  summary: 'Answers feedback; the member sees it at once',
  params: z.object({ id }),
  body: z.object({ answer: defineLines(1_000).min(3) }),
  value: queuedFeedback,
  refusals: ['feedback_unknown', 'state_changed'],
});

export const closeFeedback = route.operator('POST /operator/feedback/:id/close', {
  id: 'feedback.admin.close',
  permission: 'members.act',
  summary: 'Closes feedback',
  params: z.object({ id }),
  value: queuedFeedback,
  refusals: ['feedback_unknown', 'state_changed'],
});
