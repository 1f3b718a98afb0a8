import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { useEffect, useRef, useState } from 'react';
import { useMember } from '../../shared/api-queries.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { MyFeedbackList } from './my-feedback.tsx';
import './feedback.css';

function Sent({ onMore }: { readonly onMore: () => void }) {
  const isMember = useMember() !== null;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className="feedback-form__sent" role="status" tabIndex={-1}>
      <Icon name="check" />
      <b>
        <Trans>Thank you. We have received it.</Trans>
      </b>
      <p>
        {isMember ? (
          <Trans>A person will read it. The answer will appear on this page.</Trans>
        ) : (
          <Trans>A person will read it. If you left a contact, we will get in touch.</Trans>
        )}
      </p>
      <Button onClick={onMore}>
        <Trans>Write another</Trans>
      </Button>
    </div>
  );
}

/** Feedback and complaints: a form, and what the member sent before with our answers. */
export function FeedbackPage() {
  const isMember = useMember() !== null;
  const [isSent, setSent] = useState(false);
  return (
    <div className="feedback page__main--inset">
      <PageTitle>
        <Trans>Feedback and complaints</Trans>
      </PageTitle>
      <p className="feedback__lead">
        <Trans>Tell us what you like, what is missing, or what went wrong.</Trans>
      </p>
      <div className="feedback__columns">
        {isSent ? (
          <Sent onMore={() => setSent(false)} />
        ) : (
          <FeedbackForm onSent={() => setSent(true)} />
        )}
        {isMember && (
          <section className="feedback__own">
            <h2>
              <Trans>Sent by you</Trans>
            </h2>
            <MyFeedbackList />
          </section>
        )}
      </div>
    </div>
  );
}
