import { DEFAULT_PRICES } from '../../contracts/payments/products.ts';
import { inRupees } from '../../contracts/payments/rupees.ts';
import { CALL_TEXTS } from '../../contracts/texts/en/calls.ts';
import type { StripDay } from '../components/booking/DayStrip.tsx';
import type { SlotPart } from '../components/booking/SlotGrid.tsx';
import { Button } from '../components/button/Button.tsx';
import type { DataRow } from '../components/data-table/DataTable.tsx';
import { StateCard } from '../components/empty-state/StateCard.tsx';
import type { Finding } from '../components/image-viewer/finding.ts';
import { PayWays, QrFrame, UpiButton } from '../components/payment/PayWays.tsx';
import type { Price } from '../components/price-line/PriceLines.tsx';
import { PlainBox } from './example.tsx';

const dayOf = (weekday: string, day: number, unavailable?: string): StripDay => ({
  value: `2026-11-${day}`,
  weekday: weekday.slice(0, 3),
  day: String(day),
  name: `${weekday} ${day} November`,
  unavailable,
});

export const DAYS: readonly StripDay[] = [
  dayOf('Monday', 23),
  dayOf('Tuesday', 24),
  dayOf('Wednesday', 25, 'no free times'),
  dayOf('Thursday', 26),
  dayOf('Friday', 27),
  dayOf('Saturday', 28),
  dayOf('Sunday', 29, 'closed'),
];

const TAKEN = new Set(['9:30 AM', '11:30 AM', '2:30 PM']);

const slots = (...times: readonly string[]) =>
  times.map((time) => ({ time, taken: TAKEN.has(time) }));

export const PARTS: readonly SlotPart[] = [
  {
    title: 'Morning',
    slots: slots(
      '9:00 AM',
      '9:30 AM',
      '10:00 AM',
      '10:30 AM',
      '11:00 AM',
      '11:30 AM',
      '12:00 PM',
      '12:30 PM',
    ),
  },
  {
    title: 'Afternoon',
    slots: slots('2:00 PM', '2:30 PM', '3:00 PM', '3:30 PM', '4:00 PM', '4:30 PM', '5:00 PM'),
  },
];

export const PRICES: readonly Price[] = [
  { label: 'Assessment report', paise: 0 },
  { label: CALL_TEXTS.name, detail: CALL_TEXTS.length(30), paise: DEFAULT_PRICES[30] },
];

export const FINDINGS: readonly Finding[] = [
  {
    id: 'decay',
    name: 'Decay between two teeth',
    short: 'Decay',
    detail: 'Lower right. A dentist should look at it.',
    confidence: 84,
    box: { x: 0.29, y: 0.26, width: 0.13, height: 0.32 },
  },
  {
    id: 'root',
    name: 'Shadow at a root tip',
    short: 'Root tip',
    detail: 'Not clear on this picture. Ask for another view.',
    confidence: 52,
    box: { x: 0.74, y: 0.62, width: 0.09, height: 0.2 },
  },
];

export const MANY_FINDINGS: readonly Finding[] = [
  ...FINDINGS,
  {
    id: 'filling',
    name: 'Edge of a filling',
    short: 'Filling',
    detail: 'Upper left. It may be worn.',
    confidence: 71,
    box: { x: 0.54, y: 0.24, width: 0.08, height: 0.18 },
  },
  {
    id: 'bone',
    name: 'Less bone between the teeth',
    short: 'Bone',
    detail: 'Lower left.',
    confidence: 63,
    box: { x: 0.1, y: 0.52, width: 0.12, height: 0.16 },
  },
];

/** A row of grey teeth, drawn as lines. */
export const Xray = () => (
  <svg viewBox="0 0 360 200" preserveAspectRatio="none" className="xray" aria-hidden="true">
    <rect width="360" height="200" />
    <path d="M40 70v70M85 58v85M130 52v92M175 50v95M220 52v92M265 58v85M310 68v72" />
  </svg>
);

const MODULES = 21;

/** Dark modules as one path: the three corner patterns that scanners look for, and meaningless modules between them. */
const MODULES_PATH = Array.from({ length: MODULES * MODULES }, (_, at) => {
  const [x, y] = [at % MODULES, Math.floor(at / MODULES)];
  const side = MODULES - 7;
  const isCorner = (x < 7 || x >= side) && (y < 7 || y >= side) && !(x >= side && y >= side);
  const ring = Math.max(Math.abs((x % side) - 3), Math.abs((y % side) - 3));
  const isDark = isCorner ? ring !== 2 : (x * 7 + y * 11 + x * y) % 3 === 0;
  return isDark ? `M${x} ${y}h1v1h-1z` : '';
}).join('');

const CODE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MODULES} ${MODULES}" shape-rendering="crispEdges"><path d="${MODULES_PATH}"/></svg>`;

/** A picture that looks like a payment code and encodes nothing. */
export const SampleCode = () => (
  <img
    alt={`Code to pay ${inRupees(DEFAULT_PRICES[30])}`}
    src={`data:image/svg+xml,${encodeURIComponent(CODE)}`}
  />
);

export const SamplePayWays = () => (
  <PayWays
    folded="Pay from another screen: show the QR code"
    isFolded={false}
    upi={
      <UpiButton
        href="upi://pay?pa=example@upi"
        label="Pay with a UPI app"
        apps="Google Pay, PhonePe, Paytm, BHIM and others"
      />
    }
    qr={
      <QrFrame words="Scan this with any UPI app on your phone.">
        <SampleCode />
      </QrFrame>
    }
  />
);

export const NoBookings = () => (
  <StateCard
    title="No bookings yet"
    picture={<PlainBox />}
    actions={<Button>Book a video call</Button>}
  >
    <p>Your next visit will stand here.</p>
  </StateCard>
);

export const PATIENTS: readonly DataRow[] = [
  ['Asha Verma', '22 Nov, 18:20', 'Urgent, 1-3 days', 'Tooth abscess', 'Pune', 'Booked'],
  ['Ravi Kumar', '22 Nov, 17:05', 'Routine, 2-4 weeks', 'Gum inflammation', 'Patna', 'New'],
  ['Meera Joshi', '22 Nov, 16:41', 'Moderate, 1-2 weeks', 'Cracked tooth', 'Nagpur', 'New'],
  ['Imran Shaikh', '22 Nov, 15:12', 'Routine, 2-4 weeks', 'Stained teeth', 'Mumbai', 'Closed'],
  ['Anjali Rao', '22 Nov, 14:58', 'Emergency, now', 'Spreading infection', 'Delhi', 'Called'],
  ['Sunil Das', '22 Nov, 13:30', 'Moderate, 1-2 weeks', 'Lost filling', 'Kolkata', 'Booked'],
  ['Farah Khan', '22 Nov, 12:02', 'Routine, 2-4 weeks', 'Sensitive neck', 'Chennai', 'New'],
  ['Joseph Mathew', '22 Nov, 11:47', 'Urgent, 1-3 days', 'Dry socket', 'Kochi', 'Booked'],
].map((cells) => ({ id: cells[0] ?? '', cells }));

export const PATIENT_COLUMNS = ['Patient', 'Time', 'Urgency', 'Most likely', 'City', 'Stands at'];
