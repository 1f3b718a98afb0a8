import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../.storybook/say.tsx';
import { PasswordField } from './password-field.tsx';

const meta: Meta = { title: 'PasswordField' };

// Storybook reads the default export of a stories file.
export default meta;

function Passwords() {
  const say = useSay();
  return (
    <form className="form" style={{ maxInlineSize: '26rem' }}>
      <PasswordField required purpose="current" label={say('পাসওয়ার্ড', 'Password')} />
      <PasswordField
        purpose="new"
        label={say('নতুন পাসওয়ার্ড', 'New password')}
        hint={say('8 থেকে 64 অক্ষর।', '8 to 64 characters.')}
      />
      <PasswordField
        purpose="current"
        label={say('পাসওয়ার্ড', 'Password')}
        defaultValue="secret"
        error={say('নাম বা পাসওয়ার্ড মেলেনি।', 'The name or the password is not right.')}
      />
    </form>
  );
}

export const All: StoryObj = { render: () => <Passwords /> };
