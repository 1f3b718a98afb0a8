export { MemberDocuments } from './member-documents.tsx';
