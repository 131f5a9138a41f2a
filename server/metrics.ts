import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures for /metrics. Labels are codes and kinds, never tables or people. */
export class Metrics {
  readonly registry = new Registry();

  readonly entries = this.counter('orrery_entries_total', 'Answers and undos written to the log', ['by']);
  readonly refused = this.counter('orrery_refused_total', 'Intents and requests refused', ['code']);
  readonly kills = this.counter('orrery_thread_kills_total', 'Threads that had to be replaced', ['reason']);
  readonly hellos = this.counter('orrery_hellos_total', 'Sockets that came, by what they were sent', ['now']);
  readonly busProblems = this.counter('orrery_bus_problems_total', 'Messages between nodes that were no use', []);
  readonly takeovers = this.counter('orrery_takeovers_total', 'Matches this node began to work on', []);
  readonly conflicts = this.counter('orrery_conflicts_total', 'Writes that another node won', []);
  readonly storageCalls = this.counter('orrery_storage_calls_total', 'Calls of the database', ['call']);
  readonly storageErrors = this.counter('orrery_storage_errors_total', 'Failed calls of the database', ['code']);
  readonly cut = this.counter('orrery_sockets_cut_total', 'Sockets closed by the server', ['reason']);
  readonly lessonSteps = this.counter('orrery_lesson_steps_total', 'What people did with the steps of lessons', [
    'game',
    'lesson',
    'step',
    'what',
  ]);
  readonly seconds = new Histogram({
    name: 'orrery_answer_seconds',
    help: 'From the arrival of an intent to its acknowledgement, disk included',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  readonly sockets = this.gauge('orrery_sockets', 'Open sockets');
  readonly busConnected = this.gauge('orrery_bus_connected', '1 while other nodes can be reached');
  readonly tables = this.gauge('orrery_tables', 'Tables in memory');
  readonly stuck = this.gauge('orrery_stuck_matches', 'Matches that wait for nobody and are not over: must be 0');
  readonly quarantined = this.gauge('orrery_quarantined_matches', 'Matches set aside because they cannot be loaded');
  readonly oldestNotice = this.gauge('orrery_oldest_notice_seconds', 'Age of the oldest unsent notice');
  readonly diskFree = this.gauge('orrery_disk_free_bytes', 'Room left where the data directory is');

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  private counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
