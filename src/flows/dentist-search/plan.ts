import type { Point } from '../../../machines/dentist-search/search.ts';

/** Place on the plan, in percent of its side from the left and from the top. */
type Spot = { readonly x: number; readonly y: number };
type Plan = {
  readonly spots: readonly Spot[];
  /** Place of the visitor; null where it is not known. */
  readonly own: Spot | null;
  /** Width of a square of the grid, in kilometres and in percent of the plan's side. */
  readonly square: { readonly km: number; readonly side: number };
};

const KM_A_DEGREE = 111.195;
/** Part of the side that the places take up, in percent; the rest is margin. */
const FILLED = 72;
const SMALLEST_KM = 1;
/** Distance below which two marks would cover each other on a phone, in percent. */
const APART = 13.5;
/** Passes in which marks are moved apart: enough for a page of dentists in one street. */
const PASSES = 60;
const EDGE = 7;

const inside = (at: number): number => Math.min(100 - EDGE, Math.max(EDGE, at));

/** Returns the roundest width of which about four make up the plan: 1, 2 or 5 and noughts. */
const roundKm = (km: number): number => {
  const ten = 10 ** Math.floor(Math.log10(km / 4));
  return ten * ([5, 2].find((each) => each * ten <= km / 4) ?? 1);
};

/** Moves marks apart that would cover each other; those in one place go around it. */
const spread = (spots: readonly Spot[]): Spot[] => {
  const moved = spots.map((spot) => ({ ...spot }));
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const [at, one] of moved.entries()) {
      for (const other of moved.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const apart = Math.hypot(dx, dy);
        if (apart >= APART) continue;
        const angle = apart === 0 ? at : Math.atan2(dy, dx);
        const by = (APART - apart) / 2;
        one.x = inside(one.x - by * Math.cos(angle));
        one.y = inside(one.y - by * Math.sin(angle));
        other.x = inside(other.x + by * Math.cos(angle));
        other.y = inside(other.y + by * Math.sin(angle));
      }
    }
  }
  return moved;
};

/** Draws places of one region on a square, north up. */
export const planOf = (places: readonly Point[], own: Point | null): Plan => {
  const all = own === null ? places : [...places, own];
  const middle = (of: (place: Point) => number): number => {
    const given = all.map(of);
    return (Math.min(...given) + Math.max(...given)) / 2;
  };
  const centre = {
    latitude: middle(({ latitude }) => latitude),
    longitude: middle(({ longitude }) => longitude),
  };
  const narrower = Math.cos((centre.latitude * Math.PI) / 180);
  const kmOf = (place: Point) => ({
    east: (place.longitude - centre.longitude) * KM_A_DEGREE * narrower,
    south: (centre.latitude - place.latitude) * KM_A_DEGREE,
  });
  const furthest = Math.max(
    ...all.map(kmOf).flatMap(({ east, south }) => [Math.abs(east), Math.abs(south)]),
  );
  const km = Math.max(SMALLEST_KM, 2 * furthest);
  const spotOf = (place: Point): Spot => {
    const { east, south } = kmOf(place);
    return { x: 50 + (east / km) * FILLED, y: 50 + (south / km) * FILLED };
  };
  const square = roundKm(km);
  return {
    spots: spread(places.map(spotOf)),
    own: own && spotOf(own),
    square: { km: square, side: (square / km) * FILLED },
  };
};
