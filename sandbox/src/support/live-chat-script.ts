import type { FastifyInstance } from 'fastify';

/** What a vendor's script leaves behind, so that a test can see that it ran. */
const script = "document.documentElement.dataset.liveChat = 'ready';";

/** The script of the demo's chat vendor (R7.38). */
export function addLiveChatScript(app: FastifyInstance): void {
  app.get('/wps/sandbox-assets/support/live-chat.js', async (_request, reply) =>
    reply.type('text/javascript').header('x-content-type-options', 'nosniff').send(script),
  );
}
