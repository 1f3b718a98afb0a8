/** Ways to reach somebody outside, where the settings ask for them. */
export const contactFields = ['whatsapp', 'facebook', 'line', 'zalo', 'wechat', 'qqNum'] as const;
