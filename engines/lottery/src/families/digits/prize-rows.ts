/** Prizes of areas of two and three digits, worked out by hand for 2 a line at series 1800. */
import type { AreaRow } from './prize-table.ts';

export const threeRows: readonly AreaRow[] = [
  ['direct', '1,2,3', '123', '1800.00'],
  ['direct', '129,2,34', '123', '1800.00'],
  ['direct', '1,2,3', '132', '0.00'],
  // The three lines together: 1800 and 180 and 18.
  ['joint', '1,2,3', '123', '1998.00'],
  ['joint', '1,2,3', '923', '198.00'],
  ['joint', '1,2,3', '993', '18.00'],
  ['joint', '1,2,3', '129', '0.00'],
  ['group6', '123', '312', '300.00'],
  ['group6', '123', '112', '0.00'],
  ['group3', '1,2', '211', '600.00'],
  ['group3', '1,2', '221', '0.00'],
  ['group3', '12,12', '221', '600.00'],
  ['group3', '1,2', '111', '0.00'],
  ['mixed', '112,123', '121', '600.00'],
  ['mixed', '112,123', '321', '300.00'],
  ['mixed', '112,123', '122', '0.00'],
  ['sum', '06', '123', '1800.00'],
  ['sum', '06', '222', '1800.00'],
  ['sum', '06', '124', '0.00'],
  ['group_sum', '06', '321', '300.00'],
  ['group_sum', '06', '141', '600.00'],
  ['group_sum', '06', '222', '0.00'],
  ['group_sum', '06', '124', '0.00'],
  ['span', '2', '213', '1800.00'],
  ['span', '0', '555', '1800.00'],
  ['span', '2', '124', '0.00'],
  ['sum_tail', '6', '123', '18.00'],
  ['sum_tail', '6', '169', '18.00'],
  ['sum_tail', '6', '124', '0.00'],
  ['shape', 'leopard', '777', '180.00'],
  ['shape', 'straight', '312', '30.00'],
  ['shape', 'straight', '890', '30.00'],
  ['shape', 'straight', '901', '30.00'],
  ['shape', 'straight', '135', '0.00'],
  ['shape', 'pair', '383', '6.66'],
  ['shape', 'pair', '333', '0.00'],
  ['shape', 'half', '129', '5.00'],
  ['shape', 'half', '905', '5.00'],
  ['shape', 'half', '123', '0.00'],
  ['shape', 'other', '135', '6.00'],
  ['shape', 'other', '112', '0.00'],
  ['contains1', '5', '557', '6.64'],
  ['contains1', '5', '123', '0.00'],
  ['contains2', '57', '575', '33.33'],
  ['contains2', '57', '551', '0.00'],
];

export const twoRows: readonly AreaRow[] = [
  ['direct', '1,2', '12', '180.00'],
  ['direct', '1,2', '21', '0.00'],
  ['group', '12', '21', '90.00'],
  ['group', '12', '11', '0.00'],
  ['sum', '02', '11', '180.00'],
  ['sum', '02', '12', '0.00'],
  ['group_sum', '02', '20', '90.00'],
  ['group_sum', '02', '11', '0.00'],
  ['span', '1', '21', '180.00'],
  ['span', '1', '22', '0.00'],
];

/** Five digits, all places of the draw. */
export const fiveRows: readonly AreaRow[] = [
  ['direct', '1,2,3,4,5', '12345', '180000.00'],
  ['direct', '1,2,3,4,5', '12354', '0.00'],
  // 180,000 and 18,000 and 1,800 and 180 and 18.
  ['joint', '1,2,3,4,5', '12345', '199998.00'],
  ['joint', '1,2,3,4,5', '99945', '198.00'],
  ['joint', '1,2,3,4,5', '12349', '0.00'],
  ['group120', '12345', '54321', '1500.00'],
  ['group120', '12345', '11234', '0.00'],
  ['group60', '1,234', '21314', '3000.00'],
  ['group60', '1,234', '22134', '0.00'],
  ['group30', '12,3', '12312', '6000.00'],
  ['group30', '12,3', '11332', '0.00'],
  ['group20', '1,23', '11213', '9000.00'],
  ['group20', '1,23', '22213', '0.00'],
  ['group10', '1,2', '21211', '18000.00'],
  ['group10', '1,2', '22211', '0.00'],
  ['group5', '1,2', '11211', '36000.00'],
  ['group5', '1,2', '22122', '0.00'],
  ['contains1', '5', '51525', '4.39'],
  ['contains1', '5', '12346', '0.00'],
  // Published as 12.27 and 41.38; payouts are rounded down.
  ['contains2', '57', '17355', '12.26'],
  ['contains2', '57', '15355', '0.00'],
  ['contains3', '579', '97515', '41.37'],
  ['contains3', '579', '97717', '0.00'],
  ['sum_sides', 'big', '99500', '3.60'],
  ['sum_sides', 'big', '99400', '0.00'],
  ['sum_sides', 'small', '99400', '3.60'],
  ['sum_sides', 'odd,small', '99500', '3.60'],
  ['sum_sides', 'even,small', '00000', '7.20'],
];

/** Big, small, odd and even, in areas of two and three digits. */
export const twoSideRows: readonly AreaRow[] = [
  ['sides', 'big+odd', '63', '7.20'],
  ['sides', 'big+odd,big+small', '63', '14.40'],
  ['sides', 'big+odd', '36', '0.00'],
];

export const threeSideRows: readonly AreaRow[] = [
  ['sides', 'big+odd+even', '534', '14.40'],
  ['sides', 'big+odd+even', '435', '0.00'],
];

/** One place, by its number from 1. */
export const placeSideRows: readonly AreaRow[] = [
  ['sides', 'big', '5', '3.60'],
  ['sides', 'small', '4', '3.60'],
  ['sides', 'big,odd', '9', '7.20'],
  ['sides', 'even', '0', '3.60'],
  ['sides', 'odd', '4', '0.00'],
];
