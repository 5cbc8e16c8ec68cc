// What erasing needs, fetched together when it is asked for: afterwards nothing has to come over the network.
export { EraseDialog } from './EraseDialog.tsx';
export { Erased } from './Erased.tsx';
