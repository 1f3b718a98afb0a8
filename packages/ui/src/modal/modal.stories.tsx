import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../.storybook/say.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { Modal } from './modal.tsx';

const meta: Meta = { title: 'Modal', parameters: { covers: true } };

// Storybook reads the default export of a stories file.
export default meta;

function Login() {
  const say = useSay();
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('লগ ইন', 'Log in')}</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={say('লগ ইন করুন', 'Log in')}
        lead={say('খেলতে আর টাকা তুলতে লগ ইন লাগে।', 'You need it to play and to withdraw.')}
        actions={
          <Button kind="primary" onClick={() => setOpen(false)}>
            {say('লগ ইন', 'Log in')}
          </Button>
        }
      >
        <div className="form">
          <TextField required label={say('ব্যবহারকারীর নাম', 'User name')} icon="user" />
          <PasswordField required purpose="current" label={say('পাসওয়ার্ড', 'Password')} />
        </div>
      </Modal>
    </>
  );
}

export const Open: StoryObj = { render: () => <Login /> };

function Question() {
  const say = useSay();
  return (
    <Modal
      dismissible={false}
      open
      onClose={() => undefined}
      title={say('বাজি বাতিল করবেন?', 'Cancel the bet?')}
      lead={say('বাজির টাকা সঙ্গে সঙ্গে ফেরত পাবেন।', 'The stake comes back at once.')}
      actions={
        <>
          <Button>{say('না, থাক', 'No, keep it')}</Button>
          <Button kind="danger">{say('হ্যাঁ, বাতিল', 'Yes, cancel')}</Button>
        </>
      }
    />
  );
}

export const Asking: StoryObj = { render: () => <Question /> };

export const OpenByDay: StoryObj = { ...Open, globals: { theme: 'light' } };
export const AskingByDay: StoryObj = { ...Asking, globals: { theme: 'light' } };
