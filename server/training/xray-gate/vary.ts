import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { BACKBONE_SIDE } from '../../services/xrays/backbone.ts';
import type { Random } from './random.ts';

/** What a picture of the set shows. Small films are cut out of panoramic pictures, of which there are more. */
export type Shown = 'panoramic' | 'bitewing' | 'other';

/** A grey picture, one byte a pixel. */
export type Gray = { readonly data: Buffer; readonly width: number; readonly height: number };

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const drawingOf = ({ data, width, height }: Gray): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } });

/** Does what was asked for so far, as the library keeps an order of its own within one pass. */
const done = async (picture: Sharp): Promise<Gray> => {
  const { data, info } = await picture
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const cut = (gray: Gray, { x, y, width, height }: Box): Promise<Gray> => {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  const area = {
    left,
    top,
    width: Math.max(1, Math.min(gray.width - left, Math.round(width))),
    height: Math.max(1, Math.min(gray.height - top, Math.round(height))),
  };
  return done(drawingOf(gray).extract(area));
};

/** Cuts a part of that share of the width and height out of any place. */
const partOf = (
  gray: Gray,
  [wide, high]: readonly [number, number],
  random: Random,
): Promise<Gray> => {
  const [width, height] = [gray.width * wide, gray.height * high];
  const [x, y] = [random.next() * (gray.width - width), random.next() * (gray.height - height)];
  return cut(gray, { x, y, width, height });
};

/** Cuts a small film out of a panoramic picture: roots and crowns of one jaw, or the biting ends of both. */
const filmOf = async (gray: Gray, random: Random): Promise<Gray> => {
  const height = gray.height * random.between(0.18, 0.5);
  const isUpright = random.chance(0.5);
  const width = height * (isUpright ? random.between(0.62, 0.85) : random.between(1.15, 1.5));
  const middles = [
    random.between(0.33, 0.48),
    random.between(0.57, 0.72),
    random.between(0.46, 0.58),
  ];
  const [cx, cy] = [gray.width * random.between(0.2, 0.8), gray.height * random.pick(middles)];
  const film = await cut(gray, { x: cx - width / 2, y: cy - height / 2, width, height });
  const larger = drawingOf(film).resize(Math.round(random.between(300, 900)));
  return done(
    random.chance(0.5) ? larger.normalise({ lower: 1, upper: random.pick([96, 99, 100]) }) : larger,
  );
};

const cutOf = (gray: Gray, shown: Shown, random: Random): Promise<Gray> => {
  const lot = random.next();
  if (shown === 'panoramic') {
    if (lot < 0.3) return partOf(gray, [random.between(0.86, 1), random.between(0.82, 1)], random);
    if (lot < 0.38)
      return partOf(gray, [random.between(0.45, 0.7), random.between(0.7, 1)], random);
    return filmOf(gray, random);
  }
  if (shown === 'bitewing') {
    if (lot < 0.35) return partOf(gray, [random.between(0.85, 1), random.between(0.85, 1)], random);
    if (lot < 0.7)
      return partOf(gray, [random.between(0.45, 0.8), random.between(0.6, 0.95)], random);
    return partOf(gray, [random.between(0.3, 0.5), random.between(0.5, 0.75)], random);
  }
  return random.chance(0.7)
    ? partOf(gray, [random.between(0.35, 1), random.between(0.35, 1)], random)
    : Promise.resolve(gray);
};

const turned = (gray: Gray, shown: Shown, random: Random): Promise<Gray> => {
  let picture = drawingOf(gray);
  if (random.chance(0.5)) picture = picture.flop();
  // A panoramic picture is not sent upside down, and a film is.
  const isFilm = shown !== 'other' && gray.width < 1.65 * gray.height;
  if (isFilm && random.chance(0.35)) picture = picture.flip();
  const most = isFilm ? 11 : shown === 'other' ? 15 : 4;
  const quarter = isFilm && random.chance(0.14) ? 90 : 0;
  const isTurned = shown !== 'other' || random.chance(0.2);
  const angle = quarter + (isTurned ? random.between(-most, most) : 0);
  const level = random.pick([0, 255, 60]);
  return done(picture.rotate(angle, { background: { r: level, g: level, b: level } }));
};

/** Levels as another exposure, another screen or a camera would give them. */
const exposed = (gray: Gray, random: Random): Gray => {
  const gamma = random.chance(0.7) ? 2 ** random.between(-0.9, 0.9) : 1;
  const isFlat = random.chance(0.5);
  const [low, high] = isFlat ? [random.between(0, 50), random.between(180, 255)] : [0, 255];
  const steepness = random.chance(0.3) ? random.between(0.6, 2.2) : 1;
  const grain = random.chance(0.3) ? random.between(3, 14) : 0;
  const uneven = random.chance(0.25);
  const [left, right] = uneven ? [random.between(0.5, 1.2), random.between(0.5, 1.2)] : [1, 1];
  const [top, bottom] = uneven ? [random.between(0.6, 1.2), random.between(0.6, 1.2)] : [1, 1];
  const levels = Float32Array.from({ length: 256 }, (_, level) => {
    const value = low + (high - low) * (level / 255) ** gamma;
    return 128 + (value - 128) * steepness;
  });
  const data = Buffer.alloc(gray.data.length);
  for (let y = 0, at = 0; y < gray.height; y += 1) {
    const light = top + ((bottom - top) * y) / gray.height;
    for (let x = 0; x < gray.width; x += 1, at += 1) {
      const shade = light * (left + ((right - left) * x) / gray.width);
      const noise = grain === 0 ? 0 : grain * 2.4 * (random.next() + random.next() - 1);
      const value = (levels[gray.data[at] ?? 0] ?? 0) * shade + noise;
      data[at] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
  return { ...gray, data };
};

const MARKS = ['R', 'L', '2021-04-11 12:03', 'R  P 64kV', 'Pt: 004', '#36'];

/** A frame, a rounded film, or letters on it. */
const framed = (gray: Gray, random: Random): Promise<Gray> => {
  const { width, height } = gray;
  const lot = random.next();
  const over: string[] = [];
  if (lot < 0.2) {
    const thick = Math.round(random.between(2, 3 + 0.08 * width));
    const shade = random.pick(['#000', '#fff', '#141414', '#c8c8c8']);
    over.push(
      `<rect x="0" y="0" width="${width}" height="${height}" fill="none" stroke="${shade}" stroke-width="${2 * thick}"/>`,
    );
  } else if (lot < 0.35) {
    const round = random.between(5, 6 + 0.15 * Math.min(width, height));
    const shade = random.pick(['#000', '#fff']);
    over.push(
      `<path fill-rule="evenodd" fill="${shade}" d="M0 0h${width}v${height}h-${width}z M${round} 2h${width - 2 * round}q${round} 0 ${round} ${round}v${height - 2 * round}q0 ${round} -${round} ${round}h-${width - 2 * round}q-${round} 0 -${round} -${round}v-${height - 2 * round}q0 -${round} ${round} -${round}z"/>`,
    );
  }
  if (random.chance(0.25)) {
    const size = Math.max(9, height / random.between(12, 30));
    const [x, y] = [random.between(0, width / 2), random.chance(0.5) ? size + 2 : height - 4];
    over.push(
      `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" fill="${random.pick(['#fff', '#000', '#ddd'])}">${random.pick(MARKS)}</text>`,
    );
  }
  if (over.length === 0) return Promise.resolve(gray);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${over.join('')}</svg>`;
  return done(drawingOf(gray).composite([{ input: Buffer.from(svg) }]));
};

const softened = async (gray: Gray, shown: Shown, random: Random): Promise<Gray> => {
  let picture = drawingOf(gray);
  if (random.chance(0.3)) {
    picture = picture.blur(Math.max(0.4, (random.between(0.5, 2.2) * gray.width) / 600));
  } else if (shown !== 'other' && random.chance(0.4)) {
    picture = picture.sharpen({ sigma: random.between(1, 6), m1: 0, m2: random.between(2, 8) });
  }
  const soft = await done(picture);
  if (!random.chance(0.4)) return soft;
  const file = await drawingOf(soft)
    .jpeg({ quality: Math.round(random.between(18, 70)) })
    .toBuffer();
  return done(sharp(file));
};

/** The negative of a picture, as some programs show it; only of pictures that are none of teeth. */
const negated = (gray: Gray, shown: Shown, random: Random): Promise<Gray> =>
  shown === 'other' && random.chance(0.08)
    ? done(drawingOf(gray).negate({ alpha: false }))
    : Promise.resolve(gray);

/** Longest side of a picture that is varied, in pixels. */
const LONGEST = 1100;

/** Reads a picture of the set, grey and upright, on grey where it is clear. */
export const grayOf = (file: string): Promise<Gray> =>
  done(
    sharp(file)
      .autoOrient()
      .flatten({ background: '#808080' })
      .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true }),
  );

/** A picture as the backbone takes it. */
export const squareOf = async (gray: Gray): Promise<Uint8Array> =>
  (
    await done(
      drawingOf(gray).resize(BACKBONE_SIDE, BACKBONE_SIDE, { fit: 'fill', kernel: 'linear' }),
    )
  ).data;

/** Makes another picture of one, as another camera, screen, film holder or hand would have made it. */
export const varied = async (gray: Gray, shown: Shown, random: Random): Promise<Gray> => {
  const part = await turned(await cutOf(gray, shown, random), shown, random);
  const light = exposed(await negated(part, shown, random), random);
  return framed(await softened(light, shown, random), random);
};
