import { evaluateAlerts } from '@khelaghor/server/backoffice/alerts/evaluate-alerts.ts';
import { addJob } from '@khelaghor/server/lib/jobs/job-queue.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { makeKey, pick } from './recorder.ts';
import type { Caller, Recorder } from './recorder.ts';

/** An alert as an operator finds and closes it, and the rules. */
export async function recordAlerts(recorder: Recorder, operator: Caller): Promise<void> {
  const { ask, server, clock } = recorder;
  await ask(operator, 'GET /operator/health', {}, 'some');
  const runAt = new Date(clock.now().getTime() - hourMs);
  await addJob(server.ctx.db, 'draw-lots', {}, { runAt });
  await evaluateAlerts(server.ctx);
  const listed = await ask(operator, 'GET /operator/alerts', {}, 'some');
  const params = { id: pick(listed, 'items', 0, 'id') };
  await ask(operator, 'POST /operator/alerts/:id/see', { params }, 'good');
  await ask(operator, 'POST /operator/alerts/:id/close', { params }, 'good');
  await ask(operator, 'POST /operator/alerts/:id/close', { params }, 'again');
  await ask(operator, 'GET /operator/alert-rules', {}, 'some');
  const asked = {
    key: makeKey(recorder),
    version: 0,
    terms: { threshold: 60, enabled: true, byEmail: false },
    reason: 'Jobs of a night take longer',
  };
  const late = { params: { kind: 'job_late' } };
  const path = 'POST /operator/alert-rules/:kind/requests';
  await ask(operator, path, { ...late, body: asked }, 'good');
  const wrong = { ...asked, terms: { ...asked.terms, threshold: 0 } };
  await ask(operator, path, { ...late, body: wrong }, 'wrong');
}
