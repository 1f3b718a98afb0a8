export { MemberCases } from './member-cases.tsx';
