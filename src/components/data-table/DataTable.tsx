import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export type DataTableProps = {
  /** What the rows are, such as "Dentists near you". */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
  /** Rows of 44 px under heads that stay in view while the frame scrolls: for those who work in it all day. */
  readonly dense?: boolean;
  /** Below 48em each row is a card of its own, with the heads beside its cells, in place of scrolling sideways. */
  readonly cards?: boolean;
  /** What is said in place of rows when there are none. */
  readonly empty?: ReactNode;
};

export type DataRow = {
  readonly id: string;
  /** The id of a row that the focus can be brought to. */
  readonly place?: string;
  /** One for each column; the first names the row. */
  readonly cells: readonly ReactNode[];
};

/** A part that scrolls must take focus, so that the arrow keys can scroll it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 };

type RowProps = Pick<DataTableProps, 'columns'> & Pick<DataRow, 'cells' | 'place'>;

/** The roles that the elements have by themselves: said anew, they survive the display of a card. */
const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** Each cell has its head along, for a card to show. */
const Row = ({ columns, place, cells: [name, ...cells] }: RowProps) => (
  <Table.Tr {...AS.row} {...(place !== undefined && { id: place, tabIndex: -1 })}>
    <Table.Th scope="row" {...AS.name}>
      {name}
    </Table.Th>
    {cells.map((cell, index) => (
      <Table.Td key={columns[index + 1]} {...AS.cell} data-head={columns[index + 1]}>
        {cell}
      </Table.Td>
    ))}
  </Table.Tr>
);

/**
 * Rows under fixed heads. On a narrow screen it scrolls inside its own frame, and the first column stays in view;
 * or its rows are cards.
 */
export const DataTable = ({ label, columns, rows, empty, ...looks }: DataTableProps) => (
  <section
    className={classes.frame}
    aria-label={label}
    data-dense={looks.dense || undefined}
    data-cards={looks.cards || undefined}
    {...REACHABLE}
  >
    <Table
      {...AS.table}
      classNames={{ th: classes.head, td: classes.cell }}
      withRowBorders={false}
      tabularNums
    >
      <Table.Thead {...AS.group}>
        <Table.Tr {...AS.row}>
          {columns.map((column) => (
            <Table.Th key={column} scope="col" {...AS.column}>
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody {...AS.group}>
        {rows.map(({ id, ...row }) => (
          <Row key={id} columns={columns} {...row} />
        ))}
      </Table.Tbody>
    </Table>
    {rows.length === 0 && empty !== undefined && <p className={classes.empty}>{empty}</p>}
  </section>
);
