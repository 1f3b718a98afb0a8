import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code.tsx';

const meta: Meta = { title: 'QR code' };

// Storybook reads the default export of a stories file.
export default meta;

const QR = { size: 5, path: 'M0 0h1v1h-1zM2 0h1v1h-1zM4 0h1v1h-1zM1 2h1v1h-1zM3 3h1v1h-1z' };

export const Large: StoryObj = { render: () => <QrCode qr={QR} label="QR code" /> };

export const Small: StoryObj = {
  render: () => <QrCode qr={QR} widthPx={120} marginPx={12} label="QR code" />,
};
