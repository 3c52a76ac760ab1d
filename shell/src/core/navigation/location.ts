import { useLocation as useRouterLocation, useParams as useRouterParams } from 'react-router-dom';

/** The current in-app location. */
export const useLocation = (): { pathname: string; search: string; hash: string } => useRouterLocation();

/** The current query. */
export const useQuery = (): URLSearchParams => new URLSearchParams(useRouterLocation().search);

/** Parameters of the route's path pattern. */
export const useParams = (): Readonly<Record<string, string | undefined>> => useRouterParams();
