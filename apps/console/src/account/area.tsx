import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { FeedbackState } from '@khelaghor/contract/account/feedback.ts';
import { authenticated } from '../shared/authenticated-route.ts';

const feedback = createRoute({
  getParentRoute: () => authenticated,
  path: '/feedback',
  validateSearch: ({ state }: Record<string, unknown>): { state: FeedbackState } => ({
    state: state === 'answered' || state === 'closed' ? state : 'new',
  }),
  component: lazyRouteComponent(() => import('./feedback/feedback-page.tsx'), 'FeedbackPage'),
  staticData: {
    area: 'members',
    menu: {
      icon: 'chat',
      label: msg`Feedback`,
      group: 'content',
      order: 60,
      search: { state: 'new' },
    },
  },
});

/** The pages about members' accounts. */
export const accountPages = [feedback] as const;
