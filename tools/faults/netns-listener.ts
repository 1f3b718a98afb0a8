// Listens in the network namespace that it is started in, and hands the listener to its parent
// process: a socket stays in the namespace in which it was made.
import { createServer } from 'node:net';

const server = createServer();
server.listen(0, '0.0.0.0', () => {
  // Two listeners would share the connections.
  process.send?.('listening', server, {}, () => server.close());
});
process.on('disconnect', () => process.exit(0));
