import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export type DataTableProps = {
  /** What the rows are, such as "Dentists near you". */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
};

export type DataRow = {
  readonly id: string;
  /** One for each column; the first names the row. */
  readonly cells: readonly ReactNode[];
};

/** A part that scrolls must take focus, so that the arrow keys can scroll it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 };

/** Rows under fixed heads. On a narrow screen it scrolls inside its own frame, and the first column stays in view. */
export const DataTable = ({ label, columns, rows }: DataTableProps) => (
  <section className={classes.frame} aria-label={label} {...REACHABLE}>
    <Table classNames={{ th: classes.head, td: classes.cell }} withRowBorders={false} tabularNums>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column} scope="col">
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row">{name}</Table.Th>
            {cells.map((cell, index) => (
              <Table.Td key={columns[index + 1]}>{cell}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </section>
);
