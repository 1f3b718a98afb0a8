import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { DeliveryState } from '@khelaghor/contract/backoffice/report-orders.ts';

/** "09:00". */
export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export const deliveryLabels: Readonly<Record<DeliveryState, MessageDescriptor>> = {
  waiting: msg`Being sent`,
  sent: msg`Sent`,
  kept: msg`In the outbox`,
  failed: msg`Not delivered`,
  none: msg`No recipient`,
  unknown: msg`Too long ago`,
};
