export interface CephPorts {
  readonly monitor: number;
  readonly gateway: number;
}

/**
 * The configuration of a Ceph cluster with one monitor and one storage daemon that keeps all objects in memory. It
 * listens on the loopback only, and all its files are in one folder.
 */
export const cephConfiguration = (dir: string, id: string, { monitor, gateway }: CephPorts): string =>
  `[global]
fsid = ${id}
mon host = [v2:127.0.0.1:${monitor}]
mon initial members = a
mon data = ${dir}/mon
mon data avail crit = 1
mon data avail warn = 1
mon allow pool size one = true
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr1 = false
keyring = ${dir}/keyring
log file = ${dir}/$name.log
pid file = ${dir}/run/$name.pid
run dir = ${dir}/run
admin socket = ${dir}/run/$name.$pid.asok
osd data = ${dir}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw run sync thread = false
`;
