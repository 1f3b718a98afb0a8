export { MemberCare } from './member-care.tsx';
