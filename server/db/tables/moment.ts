import { timestamp } from 'drizzle-orm/pg-core';

/** Makes the column that every table uses for a point in time. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
