import {
  LANGUAGES,
  LONGEST_PLACE,
  RADII,
  areaFault,
  areaIn,
} from '../../../contracts/booking/directory.ts';
import type { Search } from '../../../machines/dentist-search/search.ts';

/** The query parameters of a search, in the order of the URL. */
export const SEARCH_PARAMS = ['city', 'area', 'near', 'language', 'open', 'emergency'] as const;

const ON = '1';

const placeIn = (params: URLSearchParams): Search['place'] => {
  const city = params.get('city')?.trim() ?? '';
  if (city !== '' && city.length <= LONGEST_PLACE) return { kind: 'city', city };
  const area = areaIn(params.get('area') ?? '');
  if (areaFault(area) === null) return { kind: 'area', area };
  const near = params.get('near');
  if (near === null) return null;
  return { kind: 'nearby', radius: RADII.find((each) => String(each) === near) ?? RADII[0] };
};

/** Reads the search from a URL; invalid values are left out. */
export const searchIn = (search: string): Search => {
  const params = new URLSearchParams(search);
  return {
    place: placeIn(params),
    filters: {
      language: LANGUAGES.find((each) => each === params.get('language')) ?? null,
      open: params.get('open') === ON,
      emergency: params.get('emergency') === ON,
    },
  };
};

/** Writes a search as a query: `city=Pune&language=hi&open=1`. The patient's position is never part of it. */
export const queryOf = ({ place, filters }: Search): string => {
  const params = new URLSearchParams();
  if (place?.kind === 'city') params.set('city', place.city);
  if (place?.kind === 'area') params.set('area', place.area);
  if (place?.kind === 'nearby') params.set('near', String(place.radius));
  if (filters.language !== null) params.set('language', filters.language);
  if (filters.open) params.set('open', ON);
  if (filters.emergency) params.set('emergency', ON);
  return params.toString();
};
