/** Contact details at other services that the settings may ask for. */
export const contactFields = ['whatsapp', 'facebook', 'line', 'zalo', 'wechat', 'qqNum'] as const;
