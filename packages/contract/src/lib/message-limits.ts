/** How long and how many; without Zod, so that pages may know it too. */
export const announcementsPerPage = 9;
export const announcementTitleMax = 120;
export const announcementContentMax = 20_000;
export const feedbackMax = 140;
export const feedbackImagesMax = 3;
/** Pictures with which a member shows what of a payout arrived. */
export const payoutProofsMax = 3;
