/** What visitors and members told us. */
export { FeedbackPage } from './feedback-page.tsx';
