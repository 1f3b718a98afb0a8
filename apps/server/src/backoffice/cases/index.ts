/** Cases about members, and the lists with which members are compared. */
export { listWithOpenCase } from './store.ts';
