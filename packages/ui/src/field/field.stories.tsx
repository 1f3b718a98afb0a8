import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../.storybook/say.tsx';
import { Checkbox, Select, TextArea, TextField } from './field.tsx';

const meta: Meta = { title: 'Field' };

// Storybook reads the default export of a stories file.
export default meta;

function Fields() {
  const say = useSay();
  return (
    <form className="form" style={{ maxInlineSize: '26rem' }}>
      <TextField
        required
        icon="user"
        label={say('ব্যবহারকারীর নাম', 'User name')}
        placeholder={say('ইংরেজি অক্ষর ও সংখ্যা', 'Letters and digits')}
      />
      <TextField
        label={say('ইমেইল', 'E-mail')}
        aside={say('না দিলেও চলবে', 'Optional')}
        hint={say('ভুলে গেলে এখানে লিংক পাঠাব।', 'We send the link here if you forget.')}
        type="email"
      />
      <TextField
        label={say('ট্রানজেকশন আইডি', 'Transaction ID')}
        aside={say('এসএমএসে পাবেন', 'It is in the SMS')}
        defaultValue="9HK2L7"
        error={say('আইডি 10 অক্ষরের হয়। আরও 4টি অক্ষর বাকি।', 'It has 10 characters. 4 are missing.')}
      />
      <TextField disabled label={say('ফোন', 'Phone')} defaultValue="01XXX-220145" icon="phone" />
      <Select label={say('জেলা', 'District')} defaultValue="1">
        <option value="1">{say('ঢাকা', 'Dhaka')}</option>
        <option value="2">{say('চট্টগ্রাম', 'Chattogram')}</option>
      </Select>
      <TextArea label={say('কী হয়েছে?', 'What happened?')} />
      <Checkbox
        label={say('আমার বয়স 21 বছর বা তার বেশি।', 'I am 21 years old or older.')}
        defaultChecked
      />
      <Checkbox
        label={say('শর্তাবলি পড়েছি ও মেনে নিচ্ছি।', 'I have read and accept the terms.')}
        error={say('এগোতে হলে মেনে নিতে হবে।', 'You must accept them to go on.')}
      />
    </form>
  );
}

export const All: StoryObj = { render: () => <Fields /> };
